import type { Trabajo } from '../../../contract/schema.generated.ts'
import type { AppContext } from '../../context.ts'
import type { TrabajosTable } from '../../db/tables/instalacion.ts'

export function presentTrabajo({ config }: AppContext, trabajo: TrabajosTable): Trabajo {
  const { id, tipo, estado, paso, hecho, total, archivo, bytes } = trabajo
  return {
    id,
    tipo,
    idClima: trabajo.id_clima,
    estado,
    paso,
    hecho,
    total,
    archivo,
    enlace: estado === 'listo' ? `${config.basePath}/api/trabajos/${id}/archivo` : null,
    bytes,
  }
}
