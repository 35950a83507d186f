import { useState } from 'react'
import { isDeUnaOpcion } from '#domain/cuestionario/tipos-de-parte.ts'
import type { TandaDePreguntas } from '#domain/encuesta/avance.ts'
import type { Borrador } from '#domain/encuesta/respuestas.ts'
import { getAlmacenDelDispositivo, isEnKiosco } from './almacenes.ts'
import { isDirecto, readBorrador, saveDirecto, writeBorrador } from './borrador-store.ts'

/** Progress of the batch on the screen. Options and open texts may be left alone, so only a tap on them counts. */
interface Progreso {
  texto: string
  /** From 0 to 1. */
  parte: number
}

const contar = (n: number, una: string, varias: string) => `${n} ${n === 1 ? una : varias}`

export function computeProgreso({ parte, preguntas }: TandaDePreguntas, borrador: Borrador): Progreso {
  if (parte.tipo === 'preguntasAbiertas') {
    const escritas = preguntas.filter(({ id }) => borrador.get(id)?.trim()).length
    return { texto: 'Opcionales', parte: escritas / preguntas.length }
  }
  const opciones = preguntas.filter(({ clase }) => clase === 'opcion')
  if (opciones.length > 0) {
    const elegidas = opciones.filter(({ id }) => borrador.get(id) === 'true').length
    const maximo = isDeUnaOpcion(parte.tipo) ? 1 : parte.cantidadDeOpciones
    const texto = maximo
      ? `${elegidas} de ${contar(maximo, 'escogida', 'escogidas')}`
      : contar(elegidas, 'escogida', 'escogidas')
    return { texto, parte: elegidas > 0 ? 1 : 0 }
  }
  const cerradas = preguntas.filter(({ clase }) => clase !== 'abierta')
  const contestadas = cerradas.filter(({ id }) => borrador.has(id)).length
  if (cerradas.length === 0) return { texto: 'Opcional', parte: 0 }
  const faltan = cerradas.length - contestadas
  return {
    texto: faltan > 0 ? `${faltan} sin contestar` : 'Puedes guardar',
    parte: contestadas / cerradas.length,
  }
}

/** Answers chosen and not saved: on the screen and, at every touch, on the device. */
export function useBorrador(clave: string) {
  const [borrador, setBorrador] = useState<Borrador>(() => readBorrador(getAlmacenDelDispositivo(), clave))
  const [seConserva, setSeConserva] = useState(true)

  const change = (siguiente: Borrador) => {
    const cambios = [...siguiente].filter(([id, respuesta]) => borrador.get(id) !== respuesta)
    if (cambios.length === 0) return
    setBorrador(siguiente)
    // On a tablet that is lent nothing is to stay, and nobody is troubled with it.
    setSeConserva(
      isEnKiosco() || writeBorrador(getAlmacenDelDispositivo(), clave, new Map(cambios), Date.now()),
    )
  }
  return { borrador, change, seConserva }
}

/** Whether this person wants to be asked before a page is saved; on a tablet that is lent it ends with the person. */
export function useDirecto(clave: string) {
  const [directo, setDirecto] = useState(() => isDirecto(getAlmacenDelDispositivo(), clave))
  return {
    directo,
    setDirecto: () => {
      setDirecto(true)
      saveDirecto(getAlmacenDelDispositivo(), clave, Date.now())
    },
  }
}
