import { type Client, createClient } from "@libsql/client/web";
import { titleWords } from "../../../src/features/listings/queries-words.ts";
import { MUNICIPALITIES } from "../../../src/shared/municipalities.ts";
import { DAY_MS } from "../../../src/shared/time.ts";

const BATCH_ROWS = 5_000;
/** Age of the oldest listing. Longer than a listing lasts, because some have been renewed. */
const SPAN_MS = 30 * DAY_MS;
const SELLERS = 500;

const THINGS =
  "Cimento CP II;Areia média;Brita 1;Tijolo baiano;Telha de fibrocimento;Piso cerâmico;Porcelanato polido;Argamassa AC III;Vergalhão 10 mm;Porta de madeira maciça;Janela de alumínio;Tinta acrílica 18 L;Furadeira de impacto;Serra mármore;Andaime tubular;Escora metálica;Carrinho de mão;Compressor de ar;Caixa d'água 1000 L;Tubo PVC 100 mm;Fio flexível 2,5 mm;Disjuntor bipolar;Luminária de LED;Vaso sanitário;Pia de granito;Misturador monocomando;Manta asfáltica;Gesso em pó;Forro de PVC;Guarda-roupa de casal";
const MAKERS = "Votoran;Itaú;Portobello;Eliane;Tigre;Amanco;Bosch;Makita;Suvinil;Coral;Gerdau;Deca";
const STATES =
  "novo na caixa;usado em bom estado;sobra de obra;pouco uso;revisado;lacrado;com nota fiscal;para retirar";
const SENTENCES =
  "Vendo por mudança de projeto;Sobrou da reforma da casa;Material guardado em local seco;Retirada no bairro, com hora marcada;Entrego em Campo Grande por conta do comprador;Aceito proposta à vista;Não faço troca;Preço por unidade, desconto acima de dez;Comprado há menos de seis meses;Funciona perfeitamente, pode testar;Acompanha manual e acessórios;Ideal para pequenas construções;Lote fechado, não separo;Tenho mais fotos, é só chamar;Motivo da venda: obra concluída;Última peça disponível";

const list = (words: string) => JSON.stringify(words.split(";"));

/** 40% of listings are in the capital, 20% in three large towns, the rest anywhere. */
const CITIES = JSON.stringify([
  ...Array.from({ length: 120 }, () => 5002704),
  ...[5003702, 5008305, 5003207].flatMap((city) => Array.from({ length: 20 }, () => city)),
  ...Array.from({ length: 120 }, (_, i) => MUNICIPALITIES[i % MUNICIPALITIES.length]?.ibge),
]);
const CATEGORIES = "[1,1,1,1,1,1,1,2,2,2,2,3,3,3,4,4,4,5,5,5]";

const pick = (parameter: string, count: number, seed: string) =>
  `json_extract(${parameter}, '$[' || (${seed} % ${count}) || ']')`;

/** Three pseudo-random numbers derived from the row number, the same in every run. */
const MIXED = `select i, (i * 2654435761) % 4294967296 >> 3 as a, (i * 1597334677 + 12345) % 4294967291 >> 4 as b,
  (i * 3812015801 + 777) % 4294967279 >> 5 as c from numbers`;

/** One listing in 20,000 is a "betoneira"; prices fall into five bands from R$ 5 to R$ 55.000. */
const INSERT_LISTINGS = `
  insert into marketplace_listings (id, title, description, price_cents, category_id, condition, neighborhood, show_phone,
    show_whatsapp, price_negotiable, user_id, city_id, state_id, created_at, expires_at, status, submission_id)
  with recursive numbers(i) as (select :first union all select i + 1 from numbers where i < :last), mixed as (${MIXED})
  select 'load-' || i,
    case when i % 20000 = 777 then 'Betoneira 400 L ' else '' end || ${pick(":things", 30, "a")} || ' '
      || ${pick(":makers", 12, "b")} || ' ' || ${pick(":states", 8, "c")},
    ${pick(":sentences", 16, "a / 30")} || '. ' || ${pick(":sentences", 16, "b / 12")} || '. '
      || ${pick(":sentences", 16, "c / 8")} || '. ' || ${pick(":sentences", 16, "(a + b) / 7")} || '. Anúncio ' || i || '.',
    case b / 3 % 5 when 0 then 500 + c % 4500 when 1 then 5000 + c % 20000 when 2 then 25000 + c % 75000
      when 3 then 100000 + c % 400000 else 500000 + c % 5000000 end,
    ${pick(":categories", 20, "b / 60")}, case c % 3 when 0 then 'new' when 1 then 'used' else 'refurbished' end, 'Centro',
    i % 2, i % 3 > 0, i % 4 > 0, 'load-seller-' || (a % ${SELLERS}), ${pick(":cities", 300, "c / 24")}, 'MS',
    :start + i * :step, :expires, 'active', null
  from mixed`;

/** 70% of listings have a photo. */
const INSERT_PHOTOS = `
  insert into marketplace_listing_images (id, listing_id, url, is_primary, display_order)
  with recursive numbers(i) as (select :first union all select i + 1 from numbers where i < :last)
  select 'load-photo-' || i, 'load-' || i, '/img/marketplace/load-' || i || '/foto.webp', 1, 0 from numbers where i % 10 < 7`;

async function seedSellers(client: Client, now: number): Promise<void> {
  const sellers = `with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${SELLERS - 1})`;
  await client.batch(
    [
      `insert or ignore into users (id, email, created_at) ${sellers} select 'load-seller-' || i, 'carga' || i || '@exemplo.com', ${now} from numbers`,
      `insert or ignore into profiles (id, name, email, phone, name_slug, created_at) ${sellers}
       select 'load-seller-' || i, 'Vendedor ' || i, 'carga' || i || '@exemplo.com', '67999990000', 'vendedor-' || i, ${now} from numbers`,
    ],
    "write",
  );
}

/** The words of all titles. */
async function seedWords(client: Client): Promise<void> {
  const words = titleWords(`Betoneira ${THINGS} ${MAKERS} ${STATES}`);
  await client.execute({
    sql: `insert or ignore into listing_words (word, key) select value ->> 'word', value ->> 'key' from json_each(?)`,
    args: [JSON.stringify(words)],
  });
}

/** Fills an empty table with `rows` active listings, the oldest 30 days old. */
export async function seedListings(url: string, rows: number, now: number): Promise<void> {
  // Not the app's own client, whose statements time out after a few seconds.
  const client = createClient({ url });
  await seedSellers(client, now);
  await seedWords(client);
  const step = Math.floor(SPAN_MS / rows);
  for (let first = 0; first < rows; first += BATCH_ROWS) {
    const numbers = { first, last: Math.min(first + BATCH_ROWS, rows) - 1 };
    await client.batch(
      [
        {
          sql: INSERT_LISTINGS,
          args: {
            ...numbers,
            things: list(THINGS),
            makers: list(MAKERS),
            states: list(STATES),
            sentences: list(SENTENCES),
            cities: CITIES,
            categories: CATEGORIES,
            start: now - step * rows,
            step,
            expires: now + 5 * DAY_MS,
          },
        },
        { sql: INSERT_PHOTOS, args: numbers },
      ],
      "write",
    );
  }
}
