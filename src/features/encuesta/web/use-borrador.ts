import { useState } from 'react'
import type { Borrador } from '#domain/encuesta/respuesta.ts'
import { getAlmacenDelDispositivo } from './almacenes.ts'
import { readBorrador, writeBorrador } from './borrador-store.ts'
import { isEnKiosco } from './en-kiosco.ts'

/** What is chosen and not saved: on the screen and, at every touch, on the device. */
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
