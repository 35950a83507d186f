// Takes the pictures of the manual from the running demo: `npm run ayuda`. They are checked in, small. The browser's own
// fields (dates) are Spanish where its words are there: `CHROMIUM_PATH=/usr/bin/chromium` with Debian's chromium-l10n.
import { ARTICULOS } from '../../src/features/inicio/web/ayuda/articulos.ts'
import { isDeLaCeiba, savePicture, withDemo } from './demo.ts'

await withDemo(async ({ url, open, rondas }) => {
  const ronda = rondas.find(isDeLaCeiba)!
  const page = await open({ viewport: { width: 1120, height: 700 } })
  for (const { clave, imagen } of ARTICULOS) {
    if (!imagen) continue
    await page.goto(`${url}${imagen.ruta.replace('CLIMA', ronda.id)}`, { waitUntil: 'networkidle' })
    // Without the menu, which every picture would repeat.
    await page.addStyleTag({
      content: 'aside { display: none !important } #contenido { grid-column: 1 / -1 }',
    })
    await savePicture(page, `src/features/inicio/web/ayuda/imagenes/${clave}.webp`)
  }
})
