"""Makes rounds again from what was published of them, and says what differs.

Written from a few sentences, with nothing but Python's own library. Of races:

1. 256 bits of chance a round; its SHA-256 and a salt are published before betting opens, the seed
   afterwards. Numbers are read from HMAC-SHA256(seed, "salt:round:block") as words of 32 bits, the
   highest byte first; words above the largest multiple of the limit are thrown away.
2. The order is drawn by Fisher and Yates, from the last place to the first.

Of flights of the crash game:

3. The SHA-256 of a seed, as hexadecimal text, is the seed of the flight before; that of the first
   one is the terminating hash, published before any of them.
4. n is the first 13 hexadecimal digits of HMAC-SHA256(seed, salt), E = 2^52; the flight ends at
   floor(97 E / (E - n)) hundredths, at least 100 and at most 100,000.

Reads JSON from the standard input, a list or one of it: of races {"id", "commitment", "salt",
"seed", "result"}, of flights {"id", "terminatingHash", "link", "salt", "seed", "crash"}.
"""

import hashlib
import hmac
import json
import sys

CARS = 10
WORDS = 1 << 32


def words(seed, salt, round_id):
    block = 0
    while True:
        message = "%s:%s:%d" % (salt, round_id, block)
        digest = hmac.new(seed, message.encode("ascii"), hashlib.sha256).digest()
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def draw(stream, limit):
    fair = WORDS // limit * limit
    return next(word for word in stream if word < fair) % limit


def finish(seed, salt, round_id):
    stream = words(seed, salt, round_id)
    order = list(range(1, CARS + 1))
    for place in range(CARS - 1, 0, -1):
        other = draw(stream, place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def crash(seed, salt):
    span = 1 << 52
    digest = hmac.new(seed.encode("ascii"), salt.encode("ascii"), hashlib.sha256).hexdigest()
    return min(100000, max(100, 97 * span // (span - int(digest[:13], 16))))


def flight_differences(one):
    end = one["seed"]
    for _ in range(one["link"]):
        end = hashlib.sha256(end.encode("ascii")).hexdigest()
    if end != one["terminatingHash"]:
        yield "another seed than was promised"
    made = crash(one["seed"], one["salt"])
    if made != one["crash"]:
        yield "%s, not %s" % (made, one["crash"])


def race_differences(one):
    seed = bytes.fromhex(one["seed"])
    if hashlib.sha256(seed).hexdigest() != one["commitment"]:
        yield "another seed than was promised"
    made = finish(seed, one["salt"], one["id"])
    if made != one["result"]:
        yield "%s, not %s" % (made, one["result"])


def differences(one):
    return flight_differences(one) if "crash" in one else race_differences(one)


def main():
    told = json.load(sys.stdin)
    rounds = told if isinstance(told, list) else [told]
    found = ["%s: %s" % (one["id"], what) for one in rounds for what in differences(one)]
    for line in found:
        print(line)
    print("%d rounds made again, %d differences" % (len(rounds), len(found)))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
