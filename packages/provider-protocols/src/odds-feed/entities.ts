import type { EntityClass, entityFields } from './entity-fields.ts';

type ValueOf<Kind extends string> = Kind extends 'id' | 'text' | 'time'
  ? string
  : Kind extends 'boolean'
    ? boolean
    : number;

type Fields<Class extends EntityClass> = (typeof entityFields)[Class];

type RequiredName<Class extends EntityClass> = {
  [Name in keyof Fields<Class>]: Fields<Class>[Name] extends `${string}?` ? never : Name;
}[keyof Fields<Class>];

type OptionalName<Class extends EntityClass> = Exclude<keyof Fields<Class>, RequiredName<Class>>;

type Value<Kind> = Kind extends `${infer Plain}?`
  ? ValueOf<Plain>
  : Kind extends string
    ? ValueOf<Kind>
    : never;

/** One entity without its class. A time is ISO 8601 in UTC. */
export type Entity<Class extends EntityClass> = {
  readonly [Name in RequiredName<Class>]: Value<Fields<Class>[Name]>;
} & {
  readonly [Name in OptionalName<Class>]?: Value<Fields<Class>[Name]> | null;
};

/** As it stands in an initial dump. */
export type DumpedEntity = {
  [Class in EntityClass]: { readonly entityClass: Class } & Entity<Class>;
}[EntityClass];

type IdOf<Class extends EntityClass> = Pick<Entity<Class>, 'id' & keyof Entity<Class>>;

/** One line of an update: the whole entity, what changed of it, or its end. */
export type EntityChange = {
  [Class in EntityClass]:
    | ({ readonly type: 'create'; readonly entityClass: Class } & Entity<Class>)
    | ({ readonly type: 'update'; readonly entityClass: Class } & IdOf<Class> &
        Partial<Entity<Class>>)
    | ({ readonly type: 'delete'; readonly entityClass: Class } & IdOf<Class>);
}[EntityClass];
