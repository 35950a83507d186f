import { type Propuesta, proposeCampos } from '#domain/cvs/propuesta.ts'
import { suggestEtiquetas } from '#domain/cvs/sugerir-etiquetas.ts'
import type { AppContext } from '#server/context/context.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
import { listEtiquetas } from '../etiquetas-store.ts'
import { getCvsParecidos } from '../get-cvs-parecidos.ts'
import { envioNotFound } from './envio-not-found.ts'
import { countEnvios, findEnvio, findLugar, type Lugar } from './envios-store.ts'
import { countGemelos, createParecidos, type EnvioConParecidos, listGemelosDe } from './get-envios.ts'

export interface EnvioAbierto extends EnvioConParecidos {
  texto: string
  propuestas: Propuesta[]
  etiquetasSugeridas: string[]
  etiquetasDelFormulario: string[]
  lugar: Lugar
  pendientes: number
}

/** A submission as it is reviewed: what it says, who it may be, and which one comes next. */
export function getEnvio(
  { db }: Pick<AppContext, 'db'>,
  { idEnvio }: { idEnvio: string },
): Promise<EnvioAbierto> {
  return inSnapshot(db, async (tx) => {
    const envio = await findEnvio(tx, idEnvio)
    if (!envio) throw envioNotFound()
    const { nombre, correo, tel } = envio
    const cvs = await getCvsParecidos({ db: tx }, { nombre, correo, celular: tel })
    const puestos = (await listEtiquetas(tx)).map(({ puesto }) => puesto)
    const etiquetasSugeridas = suggestEtiquetas(envio, puestos)
    const delArchivo = new Set(suggestEtiquetas({ plaza: '', texto: envio.texto }, etiquetasSugeridas))
    return {
      ...envio,
      propuestas: proposeCampos(envio, envio.texto),
      etiquetasSugeridas,
      etiquetasDelFormulario: etiquetasSugeridas.filter((puesto) => !delArchivo.has(puesto)),
      parecidos: createParecidos(cvs)(envio),
      gemelos: countGemelos(envio, await listGemelosDe(tx, [envio])),
      lugar: await findLugar(tx, envio.numero),
      pendientes: await countEnvios(tx),
    }
  })
}
