import { replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { TipoDeTapado } from '#domain/voces/datos-personales.ts'
import { type Aprendido, learnPorPasos, type Sugerencia, suggestTemas } from '#domain/voces/sugerencias.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { runPorPasos } from '#web/lib/run-por-pasos.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import {
  ChangeCita,
  ChangeTapado,
  type ChangeTapadoMutationVariables,
  ChangeTemaDeRespuesta,
} from './voces.generated.ts'
import { type Mesa, mesaQuery, type Respuesta } from './voces-queries.ts'

type Pasaje = { desde: number; hasta: number; tipo: TipoDeTapado }
type EstadoDeTapado = ChangeTapadoMutationVariables['estado']

/** A step, and how it is undone. */
interface Hecho {
  que: string
  undo: () => void
}

const HECHOS_RECORDADOS = 100

/**
 * The desk of a question and what can be done on it. What is done shows at once; what the server says of the answer, with
 * what others did meanwhile, takes its place once nothing of it is under way.
 */
export function useMesa(idClima: string, idPregunta: string | null) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const query = mesaQuery(api, idClima, idPregunta)
  const resultado = useQuery(query)
  const [hechos, setHechos] = useState<Hecho[]>([])
  const [dicho, setDicho] = useState('')
  const cola = useRef(Promise.resolve())
  const enCamino = useRef(new Map<string, number>())

  const changeMesa = (change: (mesa: Mesa) => Mesa) =>
    queryClient.setQueryData<Mesa>(query.queryKey, (mesa) => mesa && change(mesa))
  const changeUna = (clave: string, change: (respuesta: Respuesta) => Respuesta) =>
    changeMesa((mesa) => {
      const lugar = mesa.respuestas.findIndex((respuesta) => respuesta.clave === clave)
      const una = mesa.respuestas[lugar]
      const nueva = una && change(una)
      if (!nueva || replaceEqualDeep(una, nueva) === una) return mesa
      return { ...mesa, respuestas: mesa.respuestas.with(lugar, nueva) }
    })

  /** One after the other, in the order in which they were done. */
  const send = (clave: string, run: () => Promise<Respuesta>) => {
    enCamino.current.set(clave, (enCamino.current.get(clave) ?? 0) + 1)
    cola.current = cola.current.then(async () => {
      try {
        const respuesta = await run()
        if (enCamino.current.get(clave) === 1) changeUna(clave, () => respuesta)
      } catch (error) {
        showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
        void queryClient.invalidateQueries({ queryKey: ['mesa', idClima] })
      } finally {
        enCamino.current.set(clave, (enCamino.current.get(clave) ?? 1) - 1)
      }
    })
  }
  const note = (que: string, undo: () => void) => {
    setDicho(que)
    setHechos((antes) => [...antes.slice(1 - HECHOS_RECORDADOS), { que, undo }])
  }

  const putTema = ({ clave }: Pick<Respuesta, 'clave'>, idTema: string, puesto: boolean) => {
    changeUna(clave, (respuesta) => ({
      ...respuesta,
      idsTemas: [...respuesta.idsTemas.filter((id) => id !== idTema), ...(puesto ? [idTema] : [])],
    }))
    send(
      clave,
      async () =>
        (await api(ChangeTemaDeRespuesta, { idClima, clave, idTema, puesto })).changeTemaDeRespuesta,
    )
  }
  const cover = (clave: string, pasaje: Pasaje, estado: EstadoDeTapado) =>
    send(clave, async () => (await api(ChangeTapado, { idClima, clave, ...pasaje, estado })).changeTapado)
  const quote = (clave: string, frases: readonly number[]) =>
    send(clave, async () => (await api(ChangeCita, { idClima, clave, frases: [...frases] })).changeCita)

  return {
    resultado,
    /** For whoever does not see it. */
    dicho,
    ultimo: hechos.at(-1) ?? null,
    toggleTema: (respuesta: Respuesta, { id, nombre }: Mesa['temas'][number]) => {
      const puesto = !respuesta.idsTemas.includes(id)
      putTema(respuesta, id, puesto)
      note(puesto ? `Tema puesto: ${nombre}` : `Tema quitado: ${nombre}`, () =>
        putTema(respuesta, id, !puesto),
      )
    },
    changeTapado: (
      { clave }: Respuesta,
      { desde, hasta, tipo }: Pasaje,
      estado: EstadoDeTapado,
      antes: EstadoDeTapado,
    ) => {
      const pasaje = { desde, hasta, tipo }
      cover(clave, pasaje, estado)
      note(estado === 'visible' ? 'Destapado' : 'Tapado', () => cover(clave, pasaje, antes))
    },
    changeCita: ({ clave, citadas }: Respuesta, frases: readonly number[]) => {
      quote(clave, frases)
      note(frases.length > 0 ? 'Cita guardada' : 'Cita quitada', () => quote(clave, citadas))
    },
    undo: () => {
      const ultimo = hechos.at(-1)
      if (!ultimo) return
      setHechos((antes) => antes.slice(0, -1))
      setDicho(`Deshecho: ${ultimo.que}`)
      ultimo.undo()
    },
  }
}

export type MesaAbierta = ReturnType<typeof useMesa>

/** Suggested themes, from what was assigned until now. Never applied by itself. */
export function useSugerencias({ temas, respuestas }: Mesa, actual: Respuesta | undefined): Sugerencia[] {
  const [aprendido, setAprendido] = useState<Aprendido | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    void runPorPasos(learnPorPasos(temas, respuestas), controller.signal).then(
      (nuevo) => nuevo && startTransition(() => setAprendido(nuevo)),
    )
    return () => controller.abort()
  }, [temas, respuestas])
  return useMemo(() => (aprendido && actual ? suggestTemas(aprendido, actual) : []), [aprendido, actual])
}
