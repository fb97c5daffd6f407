// biome-ignore lint/complexity/noBannedTypes: replaced by the generated schema.
export type DB = {};
