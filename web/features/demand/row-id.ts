/** Id of a municipality's row in the table, to which its square on the map links. */
export const rowIdOf = (place: number) => `municipio-${place + 1}`;
