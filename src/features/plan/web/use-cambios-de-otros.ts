import { useEffect, useEffectEvent, useRef } from 'react'
import { type CompromisoEscrito, NOMBRE_DE_ESTADO } from '#domain/plan/compromiso.ts'
import { NUEVO, toEscrito } from './compromiso-escrito.ts'
import type { Compromiso } from './plan-queries.ts'

type Escrito = CompromisoEscrito & { nota: string }

const ROTULOS: Partial<Record<keyof CompromisoEscrito, string>> = {
  que: 'qué se va a hacer',
  medida: 'qué debe moverse',
  responsable: 'responsable',
  cargo: 'puesto',
  correo: 'correo',
  fecha: 'para cuándo',
  meta: 'meta',
  estado: 'estado',
}

const CAMPOS = Object.keys(NUEVO) as (keyof CompromisoEscrito)[]

/** What others saved since it was opened. Fields that were not touched here follow; of all it is told what they say now. */
export function useCambiosDeOtros(
  abierto: Compromiso | null,
  actual: Compromiso | null,
  form: {
    valores: Escrito
    change: <C extends keyof Escrito>(campo: C, valor: Escrito[C]) => void
  },
): string[] {
  const base = useRef(abierto && toEscrito(abierto))
  const follow = useEffectEvent((nuevo: CompromisoEscrito) => {
    const antes = base.current
    if (!antes) return
    for (const campo of CAMPOS)
      if (form.valores[campo] === antes[campo] && nuevo[campo] !== antes[campo])
        form.change(campo, nuevo[campo])
    base.current = nuevo
  })
  useEffect(() => {
    if (actual) follow(toEscrito(actual))
  }, [actual])
  if (!abierto || !actual || actual.revision === abierto.revision) return []
  const [antes, ahora] = [toEscrito(abierto), toEscrito(actual)]
  const cambios = CAMPOS.flatMap((campo) => {
    const rotulo = ROTULOS[campo]
    if (!rotulo || antes[campo] === ahora[campo]) return []
    const valor = campo === 'estado' ? NOMBRE_DE_ESTADO[ahora.estado] : ahora[campo] || 'nada'
    return [`${rotulo}, «${valor}»`]
  })
  const nota = actual.notas.length > abierto.notas.length ? actual.notas[0] : null
  return nota ? [...cambios, `nota de ${nota.quien}, «${nota.texto}»`] : cambios
}
