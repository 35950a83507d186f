import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PALETA } from '../../src/dibujo/paleta.ts'
import { FIRMA_DE_FABRICA as firma } from '../../src/domain/firma/firma.ts'
import { home } from '../../src/web/content/home.ts'
import { BANDS } from './mark.ts'

/** The page behind og.png: the headline, the map, and the name over the rule. */
export async function drawShareImage(map: string): Promise<string> {
  const font = await fontAsUrl(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  )
  const rule = BANDS.map(([width, colour]) => `<i style="flex:${width};background:${colour}"></i>`).join('')
  return `<!doctype html><html lang="es"><meta charset="utf-8"><style>
    @font-face { font-family: Display; src: url(${font}); font-weight: 200 800 }
    body { position: relative; margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #F4EEE3; color: ${PALETA.ink}; font: 700 104px/.92 Display; letter-spacing: -.028em }
    .map { position: absolute; top: 0; right: -40px; width: 1230px }
    .map svg { display: block }
    h1 { position: absolute; left: 64px; top: 54px; margin: 0; font: inherit }
    .mark { position: absolute; left: 64px; bottom: 56px; font-size: 40px; line-height: 1; letter-spacing: -.03em }
    .rule { display: flex; height: 8px; margin-top: 12px }
  </style><div class="map">${map}</div><h1>${home.inicio.lema.join('<br>')}</h1>
  <div class="mark">${firma.nombre}<div class="rule">${rule}</div></div></html>`
}

async function fontAsUrl(file: string): Promise<string> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(file))
  return `data:font/woff2;base64,${bytes.toString('base64')}`
}
