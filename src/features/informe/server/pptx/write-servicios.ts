import { BASE_DE_SERVICIOS } from '#domain/informe/informe.ts'
import { chunk, type Escritor } from './escritor.ts'
import { addApiladas } from './graficas.ts'
import { addLamina, addNota, addTexto, COLOR } from './lamina.ts'

/** The finding stands over the first part; another asks something else, and has its question for a title. */
export const writeServicios: Escritor<'servicios'> = (presentacion, seccion) => {
  for (const [p, { nombre, preguntas }] of seccion.partes.entries())
    for (const suyas of chunk(preguntas, 10)) {
      const slide = addLamina(presentacion, p === 0 ? seccion.titular : nombre)
      if (p === 0)
        addTexto(slide, { x: 56, y: 122, w: 1168, h: 30 }, [{ texto: nombre, negrita: true, tamano: 16 }])
      const fin = addNota(slide, BASE_DE_SERVICIOS)
      const y = p === 0 ? 160 : 122
      const series = suyas[0]!.porcentajes.map((porcentaje) => porcentaje.nombre)
      addApiladas(
        presentacion,
        slide,
        { x: 56, y, w: 1168, h: fin - 8 - y },
        nombre,
        series.map((serie, i) => ({
          nombre: serie,
          valores: suyas.map(({ porcentajes }) => porcentajes[i]?.valor ?? null),
        })),
        suyas.map((pregunta) => pregunta.nombre),
        series.length === 1 ? [COLOR.tinta] : undefined,
      )
    }
}
