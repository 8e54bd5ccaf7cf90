/** Bytes of one photo as it is sent. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
/** Longest side of a photo as it is kept, in pixels: browsers send no more, and the server stores no more. */
export const PHOTO_MAX_SIDE = 1600;

/** How many calls one HTTP request may batch. Mutations run one after the other, so that few of them keep an answer short. */
export const MAX_QUERIES_PER_REQUEST = 10;
export const MAX_MUTATIONS_PER_REQUEST = 3;
