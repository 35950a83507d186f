import { expect, test } from 'vitest'
import { getPromesa } from '#domain/climas/anonimato.ts'
import { SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import { openPdf } from '#server/archivos/texto-de-pdf.ts'
import { renderPdf } from '#server/pdf/render-pdf.ts'
import { createPapeletas } from './pdf/create-papeletas.ts'

interface Palabra {
  str: string
  transform: number[]
}

test('a slip says the whole of its group and of its survey above its token, however long the name is, and calls it what it is', async () => {
  for (const grupo of [
    'G2 Administración y finanzas',
    'G12 Mantenimiento electromecánico, refrigeración y calderas de la planta de Escuintla, turno de noche',
  ]) {
    const documento = await createPapeletas({
      empresa: 'Panadería y Pastelería La Espiga de Oro de Occidente',
      periodo: '2026',
      grupo,
      firma: 'Clima y Talento',
      promesa: getPromesa(SIN_MINIMO),
      hasta: 'Hasta el 2 de diciembre.',
      lote: 1,
      papel: 'carta',
      direccion: 'https://clima.example/e/ABCDEF',
      tokens: ['ABCDEFGHJKMNPQRS'],
    })
    const { bytes } = await renderPdf(documento)
    const page = await (await openPdf(bytes)).getPage(1)
    const items = (await page.getTextContent()).items as Palabra[]
    expect(items.map(({ str }) => str).join(' ')).toContain(getPromesa(SIN_MINIMO)[0])
    const token = items.findIndex(({ str }) => str.startsWith('ABCD'))
    const suTope = items[token]!.transform[5]! + items[token]!.transform[3]! * 0.7
    // After the strip at the head of the sheet, until the token.
    const dichas = items.slice(items.findIndex(({ str }) => str.startsWith('Hoja')) + 1, token)
    expect(
      dichas
        .map(({ str }) => str)
        .join(' ')
        .replace(/\s+/g, ' '),
    ).toContain(`${grupo}. Encuesta de clima 2026`)
    for (const { str, transform } of dichas.filter(({ str }) => str.trim() !== ''))
      expect([str, transform[5]! > suTope]).toEqual([str, true])
  }
})
