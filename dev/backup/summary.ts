import type { Manifest } from "./files.ts";

export function describeBackup({ tables, images, migration }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tabelas com ${rows} linhas (migração ${migration}), ${images.rows} imagens`;
}
