/** Location and city in one line. A location that ends with the city's name, as many do, says it once. */
export function locationOf({ location, city }: { location: string; city: string }): string {
  const name = city.replace(/ \(Capital\)$/u, "");
  const bare = location.toLocaleLowerCase("pt-BR").replace(/([\s,/-]+ms)?[\s.]*$/u, "");
  return bare.endsWith(name.toLocaleLowerCase("pt-BR")) ? location : `${location}, ${name}`;
}
