/** How many calls one HTTP request may batch. Mutations run one after the other, so that few of them keep an answer short. */
export const MAX_QUERIES_PER_REQUEST = 10;
export const MAX_MUTATIONS_PER_REQUEST = 3;
