import type { FirmaDePagina, SitioDePagina } from '#contract/page.ts'
import { FIRMA_DE_FABRICA } from '#domain/firma/firma.ts'
import type { ImagenesDeFirma } from '#domain/firma/imagenes.ts'
import { presentFirma } from '#domain/firma/present-firma.ts'
import { formatRutaDeImagen } from '#domain/firma/ruta-de-imagen.ts'
import { SITIO_DE_FABRICA } from '#domain/sitio/contenido.ts'
import { findSitioPublicado } from '#features/sitio/server/sitio.ts'
import type { AppContext } from '../context/context.ts'
import { findFirma, findImagenes, findPersonas, findRevisionDeMarca } from '../db/firma-store.ts'

/** A page that is kept is shown while the database is away; this is how long it may make a visitor wait. */
const ESPERA_MS = 1_000

interface FirmaAlDia {
  revision: number
  firma: FirmaDePagina
  sitio: SitioDePagina
}

/**
 * The firm, and what it says in its own words, as the next page shows it, read anew where its number has changed: a change on one node holds on all of them at
 * once. While the database does not answer, as it was last known.
 */
export function createFirmaAlDia({ db, config }: Pick<AppContext, 'db' | 'config'>) {
  let known: FirmaAlDia | null = null

  const findDirecciones = async (): Promise<ImagenesDeFirma> => {
    const huellas = Object.entries(await findImagenes(db))
    return Object.fromEntries(
      huellas.map(([uso, huella]) => [uso, `${config.basePath}${formatRutaDeImagen(huella)}`]),
    )
  }

  const findSuyo = async () => ({ personas: await findPersonas(db), imagenes: await findDirecciones() })

  const read = async () => {
    const revision = await findRevisionDeMarca(db)
    if (known?.revision !== revision) {
      known = {
        revision,
        firma: presentFirma(await findFirma(db), await findSuyo()),
        sitio: await findSitioPublicado(db),
      }
    }
    return known
  }

  return async (): Promise<FirmaAlDia> => {
    const last = known ?? {
      revision: 0,
      firma: presentFirma(FIRMA_DE_FABRICA, { personas: [], imagenes: {} }),
      sitio: SITIO_DE_FABRICA,
    }
    const late = Promise.withResolvers<typeof last>()
    const timer = setTimeout(() => late.resolve(last), ESPERA_MS)
    try {
      return await Promise.race([read(), late.promise])
    } catch {
      return last
    } finally {
      clearTimeout(timer)
    }
  }
}
