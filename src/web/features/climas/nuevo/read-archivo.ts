import { checkClima } from '../../../../domain/climas/check-clima.ts'
import { parseClimaInput } from '../../../../domain/climas/parse-clima-input.ts'
import type { ArchivoLeido } from './origen.ts'

const MAX_BYTES = 2_000_000

/** A JSON file as a document, or the sentences that say why it is none. The company is the form's, not the file's. */
export async function readArchivo(archivo: Blob): Promise<ArchivoLeido> {
  if (archivo.size > MAX_BYTES) return fail('El archivo es demasiado grande para ser un clima.')
  let json: unknown
  try {
    json = JSON.parse(await archivo.text())
  } catch {
    return fail('El archivo no es JSON. Escoge uno que se haya exportado desde un clima.')
  }
  const leido = parseClimaInput(json)
  const problemas = leido.ok ? checkClima({ ...leido.valor, idEmpresa: 'nueva' }, null) : leido.problemas
  if (problemas.length > 0) return fail(...problemas.map(({ mensaje }) => mensaje))
  return leido.ok ? { ok: true, documento: leido.valor } : fail()
}

const fail = (...problemas: string[]): ArchivoLeido => ({ ok: false, problemas })
