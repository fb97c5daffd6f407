import type {
  DumpedEntity,
  Entity,
  EntityChange,
} from '@kipute/provider-protocols/odds-feed/entities';
import {
  type EntityClass,
  entityFields,
  foreignKeys,
} from '@kipute/provider-protocols/odds-feed/entity-fields';

export type Fresh<Class extends EntityClass> = Omit<Entity<Class>, 'version'>;
type IdOf<Class extends EntityClass> = Entity<Class> extends { readonly id: infer Id } ? Id : never;

/**
 * All that is published at this moment, and what was changed since the last batch was taken. Its
 * guards are the consistency rules of the feed: whoever breaks one finds out here, not at a client.
 */
export type EntityStore = {
  readonly create: <Class extends EntityClass>(entityClass: Class, entity: Fresh<Class>) => void;
  /** Fields that are as they were are left out; nothing is published when none is left. */
  readonly update: <Class extends EntityClass>(
    entityClass: Class,
    id: IdOf<Class>,
    changed: Partial<Fresh<Class>>,
  ) => void;
  readonly remove: <Class extends EntityClass>(entityClass: Class, id: IdOf<Class>) => void;
  readonly find: <Class extends EntityClass>(
    entityClass: Class,
    id: IdOf<Class>,
  ) => Entity<Class> | undefined;
  readonly count: (entityClass: EntityClass) => number;
  /** Until it is first called nothing is noted down: there is nobody to be told. */
  readonly takeChanges: () => readonly EntityChange[];
  /** Everything, parents before children. */
  readonly snapshot: () => readonly DumpedEntity[];
};

type Stored = Readonly<Record<string, unknown>> & { readonly version: number };
type Id = string | number;

/** Classes stand in the table of fields with parents before children. */
const dumpOrder = Object.keys(entityFields) as readonly EntityClass[];

const parentFields = Object.fromEntries(
  dumpOrder.map((entityClass) => [entityClass, Object.entries(foreignKeys[entityClass])]),
) as unknown as Readonly<Record<EntityClass, readonly (readonly [string, EntityClass])[]>>;

/**
 * Answers the version that follows on one; 0 is followed by the first. It must grow even over a
 * restart: clients ignore what is older than what they have.
 */
export type VersionAfter = (before: number) => number;

export function createEntityStore(versionAfter: VersionAfter): EntityStore {
  const tables = new Map<EntityClass, Map<Id, Stored>>();
  for (const entityClass of dumpOrder) tables.set(entityClass, new Map());
  let changes: EntityChange[] | undefined;

  const tableOf = (entityClass: EntityClass) => tables.get(entityClass) ?? new Map<Id, Stored>();
  const publish = (type: EntityChange['type'], change: object) => {
    changes?.push({ type, ...change } as EntityChange);
  };

  function requireParents(entityClass: EntityClass, fields: Readonly<Record<string, unknown>>) {
    for (const [field, parent] of parentFields[entityClass]) {
      const id = fields[field];
      if (id === undefined || id === null || tableOf(parent).has(id as Id)) continue;
      throw new Error(`${entityClass} names ${parent} ${String(id)}, which does not exist`);
    }
  }

  return {
    create: (entityClass, entity) => {
      const table = tableOf(entityClass);
      const fields = entity as unknown as Stored & { readonly id: Id };
      if (table.has(fields.id)) throw new Error(`${entityClass} ${fields.id} exists already`);
      requireParents(entityClass, fields);
      const stored = { entityClass, ...fields, version: versionAfter(0) };
      table.set(fields.id, stored);
      publish('create', stored);
    },
    update: (entityClass, id, changed) => {
      const table = tableOf(entityClass);
      const before = table.get(id as Id);
      if (!before) throw new Error(`${entityClass} ${String(id)} does not exist`);
      const different = Object.entries(changed).filter(([field, value]) => before[field] !== value);
      if (different.length === 0) return;
      const fields = Object.fromEntries(different);
      requireParents(entityClass, fields);
      const version = versionAfter(before.version);
      table.set(id as Id, { ...before, ...fields, version });
      publish('update', { entityClass, id, ...fields, version });
    },
    remove: (entityClass, id) => {
      if (!tableOf(entityClass).delete(id as Id)) {
        throw new Error(`${entityClass} ${String(id)} does not exist`);
      }
      publish('delete', { entityClass, id });
    },
    find: (entityClass, id) => tableOf(entityClass).get(id as Id) as never,
    count: (entityClass) => tableOf(entityClass).size,
    takeChanges: () => {
      const taken = changes ?? [];
      changes = [];
      return taken;
    },
    snapshot: () => dumpOrder.flatMap((entityClass) => [...tableOf(entityClass).values()]) as never,
  };
}
