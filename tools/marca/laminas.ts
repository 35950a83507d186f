import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { INFORME_DE_EJEMPLO } from '../../src/domain/informe/testing/informe-de-ejemplo.ts'
import { createDocumento } from '../../src/features/informe/server/pdf/create-documento.ts'
import { renderPdf } from '../../src/server/pdf/render-pdf.ts'

/** Sheets of the example's report for the home page. Wants Ghostscript and ImageMagick. */
const PAGINAS = [
  ['portada', 1],
  ['resumen', 4],
  ['indicadores', 6],
] as const
const CARPETA = new URL('../../src/web/public/ejemplo/', import.meta.url).pathname

const temporal = mkdtempSync(join(tmpdir(), 'laminas-'))
const pdf = join(temporal, 'informe.pdf')
writeFileSync(pdf, (await renderPdf(await createDocumento(INFORME_DE_EJEMPLO))).bytes)
for (const [nombre, pagina] of PAGINAS) {
  const png = join(temporal, `${nombre}.png`)
  const una = [`-dFirstPage=${pagina}`, `-dLastPage=${pagina}`]
  execFileSync('gs', [
    '-q',
    '-dSAFER',
    '-dNOPAUSE',
    '-dBATCH',
    '-sDEVICE=png16m',
    '-r150',
    ...una,
    `-sOutputFile=${png}`,
    pdf,
  ])
  execFileSync('convert', [png, '-resize', '1100x', '-quality', '72', join(CARPETA, `${nombre}.webp`)])
  execFileSync('convert', [png, '-resize', '480x', '-quality', '60', join(CARPETA, `${nombre}-chica.webp`)])
}
rmSync(temporal, { recursive: true })
