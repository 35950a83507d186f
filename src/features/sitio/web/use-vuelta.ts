import { useState } from 'react'
import type { Campo, FallaDeCampo, FallaDeEnvio } from '#domain/contacto/formulario.ts'
import { formatFallaDeCampo, formatFallaDeEnvio } from '#domain/contacto/mensajes.ts'
import { useBusqueda } from '#web/lib/direccion.tsx'

export interface Vuelta {
  estado: 'exito' | 'error'
  detalle?: string | undefined
}

const CAMPOS: readonly string[] = ['nombre', 'plaza', 'correo', 'tel', 'mensaje', 'archivo'] satisfies Campo[]

const FALLAS: readonly string[] = [
  'limite',
  'lleno',
  'tamano',
  'formato',
  'origen',
  'interno',
] satisfies FallaDeEnvio[]

/** The address carries nothing of it: whoever comes next to the device would read it there. */
const LO_ESCRITO =
  'Lo que escribiste sigue en la página anterior: regresa con el botón «Atrás» de tu navegador y corrígelo ahí.'

/** Anybody can write an address: what is not one of our words says nothing. */
function formatDetalle(campo: string | null, falla: string | null): string | undefined {
  if (!falla) return undefined
  if (!campo) return FALLAS.includes(falla) ? formatFallaDeEnvio(falla as FallaDeEnvio) : undefined
  return CAMPOS.includes(campo) ? formatFallaDeCampo(campo as Campo, falla as FallaDeCampo) : undefined
}

function parseVuelta(search: string, parametro: string): Vuelta | null {
  const query = new URLSearchParams(search)
  const valor = query.get(parametro)
  if (valor === 'enviado') return { estado: 'exito' }
  if (valor !== 'error') return null
  const detalle = formatDetalle(query.get('campo'), query.get('falla'))
  return { estado: 'error', detalle: [detalle, LO_ESCRITO].filter(Boolean).join(' ') }
}

/** The outcome of a form that was sent without scripts: the server comes back with it in the address. */
export function useVuelta(parametro: 'contacto' | 'curriculum') {
  const busqueda = useBusqueda()
  const [olvidada, setOlvidada] = useState(false)
  return { vuelta: olvidada ? null : parseVuelta(busqueda, parametro), onEnvio: () => setOlvidada(true) }
}
