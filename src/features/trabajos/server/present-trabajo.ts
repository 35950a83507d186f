import type { Trabajo } from '#contract/schema.generated.ts'
import type { AppContext } from '#server/context/context.ts'
import type { TrabajoListado } from './trabajos-store.ts'

export function presentTrabajo({ config }: AppContext, trabajo: TrabajoListado): Trabajo {
  const { id, tipo, estado, paso, hecho, total, archivo, bytes, empresa, anio } = trabajo
  return {
    id,
    tipo,
    idClima: trabajo.id_clima,
    asunto: empresa && `${empresa} ${anio}`,
    estado,
    paso,
    hecho,
    total,
    archivo,
    enlace: archivo !== null ? `${config.basePath}/api/trabajos/${id}/archivo` : null,
    bytes,
    cancelable: trabajo.cancelable === 1,
    creado: trabajo.creado,
  }
}
