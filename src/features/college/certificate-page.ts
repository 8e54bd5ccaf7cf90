import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { frameHtml, OUTLINE_BUTTON, PRIMARY_BUTTON } from "../../platform/pages/static-page.ts";
import { qrCode } from "../../platform/pictures/qr-code.ts";
import { certificatePath, VERIFY_PATH } from "./addresses.ts";
import { issuedOn } from "./certificate-facts.ts";
import { CERTIFICATE, SCHOOL, VERIFY } from "./certificate-messages.ts";
import type { Certificate } from "./queries-certificates.ts";
import { formatCode, workloadMinutes } from "./rules.ts";

/*
 * Sizes follow the width of the sheet (cqw), so that the screen of a desktop and the paper look the same. On phones the
 * parts are below each other. Colours are those of web/styles.css, whose variables exist only where the app uses them.
 */
const STYLE = `
.sheet{container-type:inline-size;padding:.75rem;border-radius:6px;background:#fff;color:#14202b;--seal:#15803d}
.gold{--seal:#a16207}
.frame{display:flex;flex-direction:column;height:100%;text-align:center;border:2px solid #0f4c81;outline:1px solid #7fb0d9;outline-offset:3px;padding:1.5rem 1rem}
.sheet h1{color:#0f4c81;font-size:1.5em}
.said{margin:auto 0;padding:1.5rem 0;overflow-wrap:anywhere}
.said b{display:block;font-size:1.6em;line-height:1.15;margin:.25em 0 .5em;text-wrap:balance}
.said b+p+b{color:#0f4c81;font-size:1.3em;margin-bottom:0}
.facts{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:1rem 2em;border-top:1px solid #7fb0d9;padding-top:1rem}
.facts dt{font-size:.8em;color:#46525d}
.facts dd{font-weight:600;overflow-wrap:anywhere}
.facts dd+dt{margin-top:.5em}
.seal,.qr{flex:none;width:7em}
.seal{color:var(--seal);font-weight:600;line-height:1.2}
.seal svg{display:block;width:5em;margin:0 auto .25em}
@media (min-width:48rem){
.sheet{aspect-ratio:297/210;padding:2cqw}
.frame{font-size:1.75cqw;padding:3.5cqw 4cqw 2cqw}
.sheet h1{font-size:2.4em;line-height:1.2}
.said{padding:0}
.said b{font-size:2.4em}
.said b+p+b{font-size:1.8em}
.facts{flex-wrap:nowrap;gap:3em;padding-top:1.25em;text-align:left}
.facts dl{flex:1}
.seal{text-align:center}
.seal,.qr{width:8em}
}
@page{size:A4 landscape;margin:0}
@media print{
#root,#root :has(.sheet){display:contents}
#root :has(.sheet)>:not(.sheet,:has(.sheet)){display:none}
.sheet{aspect-ratio:auto;width:297mm;height:209mm;padding:9mm;border-radius:0;print-color-adjust:exact;-webkit-print-color-adjust:exact}
}`;

/** Prints, and copies and shares the address, as on business cards. */
const SCRIPT = `
const button=(id)=>document.getElementById(id),told=button("aviso");
button("imprimir").onclick=()=>print();
button("compartilhar").onclick=async()=>{
const url=document.querySelector("link[rel=canonical]").href;
told.textContent=await navigator.clipboard.writeText(url).then(()=>told.dataset.copied,()=>told.dataset.failed);
if(navigator.share)await navigator.share({title:document.title,url}).catch(()=>undefined);
};`;

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The pages load the app's stylesheet, font and icons, but not the app. */
export const CERTIFICATE_POLICY = [
  "default-src 'none'",
  `script-src ${sourceOf(SCRIPT)}`,
  `style-src 'self' ${sourceOf(STYLE)}`,
  "font-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const SEAL = raw(
  `<svg viewBox="0 0 100 112" fill="currentColor" aria-hidden="true"><path d="m27 68-11 42 19-8 15 10 15-10 19 8-11-42z" opacity=".7"/><circle cx="50" cy="44" r="42" stroke="#fff" stroke-width="3"/><circle cx="50" cy="44" r="33" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="4 3"/><path fill="#fff" d="m50 21 6.8 14.6 16 1.9-11.9 10.9 3.2 15.8L50 56.3l-14.1 7.9 3.2-15.8-11.9-10.9 16-1.9z"/></svg>`,
);

function sheetHtml(certificate: Certificate, address: string) {
  const { code, name, courseTitle, module, lessonLength } = certificate;
  const url = address + certificatePath(code);
  const verify = (address + VERIFY_PATH).replace(/^https?:\/\//, "");
  return html`
        <article class="sheet ${module === "expert" ? "gold" : ""}" aria-labelledby="titulo">
          <div class="frame paper-grid">
            <p class="title">${SCHOOL}</p>
            <h1 id="titulo">${CERTIFICATE.title}</h1>
            <div class="said">
              <p>${CERTIFICATE.certifies}</p>
              <b class="title">${name}</b>
              <p>${CERTIFICATE.passed}</p>
              <b class="title">${courseTitle}</b>
            </div>
            <div class="facts">
              <p class="seal">${SEAL} ${CERTIFICATE.seal[module]}</p>
              <dl>
                <dt>${CERTIFICATE.workload}</dt><dd>${CERTIFICATE.minutes(workloadMinutes(lessonLength))}</dd>
                <dt>${CERTIFICATE.issued}</dt><dd class="tabular-nums">${issuedOn(certificate)}</dd>
                <dt>${CERTIFICATE.code}</dt><dd class="tabular-nums">${formatCode(code)}</dd>
                <dt>${CERTIFICATE.address}</dt><dd>${verify}</dd>
              </dl>
              <div class="qr">${qrCode(url, CERTIFICATE.qr(url))}</div>
            </div>
          </div>
        </article>`;
}

/** A certificate, drawn as the sheet that it is printed on. */
export function certificateHtml(certificate: Certificate, address: string) {
  const { name, slug } = certificate;
  return frameHtml(html`<style>${raw(STYLE)}</style>
        <div class="mx-auto max-w-5xl">${sheetHtml(certificate, address)}
          <div class="mt-6 flex flex-col gap-2 xs:flex-row noscript:hidden">
            <button type="button" id="imprimir" class="${PRIMARY_BUTTON}">${CERTIFICATE.print}</button>
            <button type="button" id="compartilhar" class="${OUTLINE_BUTTON}">${CERTIFICATE.share}</button>
            <p id="aviso" role="status" data-copied="${CERTIFICATE.copied}" data-failed="${CERTIFICATE.notCopied}"></p>
          </div>
          <p class="mt-4 flex flex-wrap gap-x-4">
            <a href="${VERIFY_PATH}" class="inline-flex min-h-11 items-center underline">${CERTIFICATE.verify}</a>
            ${slug ? html`<a href="/cartao/${slug}" class="inline-flex min-h-11 items-center underline">${CERTIFICATE.card(name)}</a>` : ""}
          </p>
        </div>
        <script>${raw(SCRIPT)}</script>`);
}

/** The form for a code. `problem` says what is wrong with the one that was typed. */
export function verifyHtml(typed: string, problem: string | null, title: string = VERIFY.title) {
  return frameHtml(html`
          <div class="mx-auto max-w-md rounded-card bg-white px-5 py-8 text-ink [--ring:var(--color-signal)]">
            <h1 class="title text-xl">${title}</h1>
            <p class="mt-2 text-ink-soft">${VERIFY.text}</p>
            <form action="${VERIFY_PATH}" class="mt-6 flex flex-col gap-1.5">
              <label for="codigo" class="font-semibold">${VERIFY.label}</label>
              <input id="codigo" name="codigo" value="${typed}" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="dica${problem ? " problema" : ""}" ${problem ? raw('aria-invalid="true"') : ""} class="h-12 w-full min-w-0 rounded-control border border-concrete-500 bg-white px-3.5 py-2.5 text-base text-ink enabled:aria-invalid:border-danger" />
              ${problem ? html`<p id="problema" class="text-sm font-medium text-danger">${problem}</p>` : ""}
              <p id="dica" class="text-sm text-ink-soft">${VERIFY.hint}</p>
              <button type="submit" class="${PRIMARY_BUTTON} mt-4">${VERIFY.submit}</button>
            </form>
          </div>`);
}
