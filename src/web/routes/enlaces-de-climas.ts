// Where the screens of the climate area lead to; features do not know each other's addresses.
import { formatVista } from '#features/climas/web/vista.ts'
import type { EnlacesDePlan } from '#features/plan/web/plan-queries.ts'
import { type EnlacesDeGraficas, isGrafica } from '#features/resultados/web/graficas.ts'
import { formatLista, type ListaPedida } from '../lib/use-parametros.ts'

export const createEnlacesDeSinCorreo = (idClima: string) => ({
  clima: formatVista({ vista: 'EditarClima', idClima }),
  climas: formatVista({ vista: 'TableClima' }),
  modo: (modo?: string) => formatVista({ vista: 'SinCorreo', idClima, ...(modo ? { modo } : {}) }),
  captura: (lote: number) => formatVista({ vista: 'Captura', idClima, lote: String(lote) }),
})

export const enlacesDeEncuestados = {
  climas: formatVista({ vista: 'TableClima' }),
  clima: (idClima: string) => formatVista({ vista: 'EditarClima', idClima }),
  invitacion: (idClima: string) => formatVista({ vista: 'InvitacionDeEncuesta', idClima }),
  encuestados: (idClima: string) => formatVista({ vista: 'TableEncuestados', idClima }),
  recordar: (idClima: string, idGrupo: string) =>
    formatVista({ vista: 'TableEncuestados', idClima, recordar: idGrupo }),
  sinCorreo: (idClima: string) => formatVista({ vista: 'SinCorreo', idClima }),
  calendario: (idClima: string) => formatVista({ vista: 'Calendario', idClima }),
  palabras: (idClima: string) => formatVista({ vista: 'Palabras', idClima }),
}

export const enlacesDeEmpresas = {
  climas: formatVista({ vista: 'TableClima' }),
  empresas: formatVista({ vista: 'Empresas' }),
  lista: (lista: ListaPedida) => formatVista({ vista: 'Empresas', ...formatLista(lista) }),
  nueva: formatVista({ vista: 'NuevaEmpresa' }),
  editar: (idEmpresa: string) => formatVista({ vista: 'EditarEmpresa', empresa: idEmpresa }),
  nuevoClima: (idEmpresa: string) => formatVista({ vista: 'NuevoClima', empresa: idEmpresa }),
}

export const createEnlacesDeGraficas = (idClima: string, grafica?: string): EnlacesDeGraficas => ({
  ...(isGrafica(grafica) ? { actual: grafica } : {}),
  clima: formatVista({ vista: 'EditarClima', idClima }),
  encuestados: formatVista({ vista: 'TableEncuestados', idClima }),
  menu: formatVista({ vista: 'GraficasClima', idClima }),
  sinClima: { a: formatVista({ vista: 'TableClima' }) },
  plan: formatVista({ vista: 'Plan', idClima }),
  grafica: (grafica, detalle) => formatVista({ vista: 'GraficasClima', idClima, grafica, ...detalle }),
})

export const createEnlacesDePlan = (idClima: string): EnlacesDePlan => ({
  regreso: { a: formatVista({ vista: 'GraficasClima', idClima }), nombre: 'Regresar a Gráficas' },
  climas: formatVista({ vista: 'TableClima' }),
  // On the map sorted by it; an indicator is no column there.
  medida: ({ clase, medida, variable, factor }) => {
    if (clase === 'indicador')
      return formatVista({ vista: 'GraficasClima', idClima, grafica: 'SatisfaccionGeneral' })
    const detalle = clase === 'factor' ? { orden: factor, variable } : { orden: medida }
    return formatVista({ vista: 'GraficasClima', idClima, grafica: 'MapaDeCalor', ...detalle })
  },
})

export const createEnlacesDeVoces = (idClima: string) => ({
  climas: formatVista({ vista: 'TableClima' }),
  graficas: formatVista({ vista: 'GraficasClima', idClima }),
  abiertas: formatVista({ vista: 'GraficasClima', idClima, grafica: 'PreguntasAbiertas' }),
  mesa: (detalle: { pregunta?: string; area?: string; tema?: string }) =>
    formatVista({ vista: 'Mesa', idClima, ...detalle }),
  temas: (pregunta: string | null) =>
    formatVista({ vista: 'TemasPorArea', idClima, ...(pregunta ? { pregunta } : {}) }),
  versiones: `${formatVista({ vista: 'Informe', idClima })}#versiones-de-informe`,
})
