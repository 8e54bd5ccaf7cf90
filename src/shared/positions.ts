import { MUNICIPALITIES, SERVICE_REGIONS } from "./municipalities.ts";

/** Latitude and longitude of a town's centre, in degrees. */
type Position = readonly [latitude: number, longitude: number];

/** By IBGE code. Source: IBGE, as in the list of github.com/kelvins/municipios-brasileiros. A hundredth is a kilometre. */
const POSITIONS: Readonly<Record<number, Position>> = {
  5002704: [-20.45, -54.63],
  5000203: [-20.45, -52.88],
  5000252: [-18.33, -53.7],
  5000609: [-23.11, -55.23],
  5000708: [-20.48, -55.81],
  5000807: [-22.19, -52.72],
  5000856: [-22.15, -53.77],
  5000906: [-22.19, -55.95],
  5001003: [-20.09, -51.1],
  5001102: [-20.47, -55.79],
  5001243: [-22.94, -55.63],
  5001508: [-19.93, -54.36],
  5001904: [-21.72, -52.42],
  5002001: [-22.29, -53.27],
  5002100: [-22.11, -56.53],
  5002159: [-20.54, -56.71],
  5002209: [-21.13, -56.48],
  5002308: [-21.25, -52.04],
  5002407: [-22.64, -54.82],
  5002605: [-19.53, -54.04],
  5002803: [-22.01, -57.03],
  5002902: [-19.12, -51.73],
  5002951: [-18.79, -52.63],
  5003108: [-19.82, -54.83],
  5003157: [-23.27, -55.53],
  5003207: [-19.01, -57.65],
  5003256: [-18.54, -53.13],
  5003306: [-18.5, -54.75],
  5003454: [-22.28, -54.17],
  5003488: [-20.68, -55.29],
  5003504: [-22.04, -54.62],
  5003702: [-22.22, -54.81],
  5003751: [-23.79, -54.28],
  5003801: [-22.38, -54.51],
  5003900: [-18.68, -53.64],
  5004007: [-22.41, -54.23],
  5004106: [-21.46, -56.11],
  5004304: [-23.67, -54.56],
  5004403: [-19.73, -51.93],
  5004502: [-22.08, -54.79],
  5004601: [-23.48, -54.19],
  5004700: [-22.3, -53.82],
  5004809: [-23.89, -54.41],
  5004908: [-20.14, -54.4],
  5005004: [-21.48, -56.15],
  5005103: [-22.48, -54.31],
  5005152: [-22.86, -54.61],
  5005202: [-19.01, -57.6],
  5005251: [-22.54, -55.15],
  5005400: [-21.61, -55.17],
  5005608: [-20.24, -56.37],
  5005681: [-23.94, -54.28],
  5005707: [-23.06, -54.2],
  5005806: [-21.14, -55.83],
  5006002: [-21.47, -54.38],
  5006200: [-22.24, -53.34],
  5006259: [-22.67, -53.86],
  5006275: [-19.02, -53.01],
  5006309: [-19.67, -51.19],
  5006358: [-23.89, -55.43],
  5006408: [-18.1, -54.55],
  5006606: [-22.53, -55.72],
  5006903: [-21.7, -57.88],
  5007109: [-20.44, -53.76],
  5007208: [-21.8, -54.54],
  5007307: [-19.45, -54.99],
  5007406: [-18.92, -54.84],
  5007505: [-19.96, -54.88],
  5007554: [-21.3, -52.83],
  5007695: [-19.39, -54.55],
  5007802: [-20.36, -51.42],
  5007703: [-23.97, -55.04],
  5007901: [-20.93, -54.97],
  5007935: [-17.57, -54.76],
  5007950: [-23.64, -55.01],
  5007976: [-22.49, -53.35],
  5008008: [-20.44, -54.86],
  5008305: [-20.78, -51.7],
  5008404: [-22.41, -54.44],
};

/** Farther from all towns, somebody is outside of the state. The Pantanal is the emptiest part of it. */
const FARTHEST_KM = 120;
const KM_PER_DEGREE = 111.2;

/** Good enough for the size of the state. */
function distanceKm([lat, lon]: Position, [toLat, toLon]: Position): number {
  const narrowing = Math.cos((((lat + toLat) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(toLat - lat, (toLon - lon) * narrowing);
}

/** The service region whose town is nearest to a position in degrees; null if all are far. */
export function nearestRegion(latitude: number, longitude: number): string | null {
  let [nearest, least]: [string | null, number] = [null, FARTHEST_KM];
  for (const [index, { ibge }] of MUNICIPALITIES.entries()) {
    const position = POSITIONS[ibge];
    const km = position ? distanceKm([latitude, longitude], position) : least;
    if (km < least) [nearest, least] = [SERVICE_REGIONS[index] ?? null, km];
  }
  return nearest;
}
