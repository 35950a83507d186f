import { checkClima } from '#domain/climas/check-clima.ts'
import { parseClimaInput } from '#domain/climas/parse-clima-input.ts'
import { fail, formatRuta } from '#domain/validacion/leido.ts'
import type { ArchivoLeido } from './origen.ts'

const MAX_BYTES = 2_000_000

/** A JSON file as a document, or the sentences that say why it is none. The company is the form's, not the file's. */
export async function readArchivo(archivo: Blob): Promise<ArchivoLeido> {
  if (archivo.size > MAX_BYTES) return failAll('El archivo es demasiado grande para ser un clima.')
  let json: unknown
  try {
    json = JSON.parse(await archivo.text())
  } catch {
    return failAll('El archivo no es JSON. Escoge uno que se haya exportado desde un clima.')
  }
  const leido = parseClimaInput(json)
  if (!leido.ok) return leido
  const deReglas = checkClima({ ...leido.valor, idEmpresa: 'nueva' }, null)
  // One place may break several rules.
  const problemas = deReglas.map(({ ruta, mensaje }, i) => [`${formatRuta(ruta)} (${i})`, mensaje])
  return deReglas.length > 0 ? fail(Object.fromEntries(problemas)) : leido
}

const failAll = (mensaje: string): ArchivoLeido => fail({ archivo: mensaje })
