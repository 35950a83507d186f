import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAtajos } from '#web/lib/use-atajos.ts'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { type EnlacesDeGraficas, GRAFICAS, NOMBRES, type NombreDeGrafica } from './graficas.ts'
import styles from './Resultados.module.css'

export function AccionesDeGrafica({ enlaces }: { enlaces: EnlacesDeGraficas }) {
  return (
    <div className={styles.acciones}>
      {enlaces.actual && <Vecinas enlaces={enlaces} actual={enlaces.actual} />}
      <Boton chico className={styles.icono} aria-label="Imprimir" title="Imprimir" onClick={() => print()}>
        <Icono nombre="imprimir" />
      </Boton>
      <Link to={enlaces.menu} className={botonClassName('secundario', true)}>
        <Icono nombre="izquierda" />
        {enlaces.regreso ?? 'Regresar al Menu de Graficas'}
      </Link>
    </div>
  )
}

/** All views, and the two beside this one in the menu's order, also by the arrow keys. */
function Vecinas({ enlaces, actual }: { enlaces: EnlacesDeGraficas; actual: NombreDeGrafica }) {
  const nombres = NOMBRES.filter((nombre) => enlaces.ofrece?.(nombre) ?? true)
  const lugar = nombres.indexOf(actual)
  const anterior = nombres[lugar - 1]
  const siguiente = nombres[lugar + 1]
  useFlechas(anterior && enlaces.grafica(anterior), siguiente && enlaces.grafica(siguiente))
  return (
    <div className={styles.vecinas}>
      <Vecina nombre={anterior} rotulo="Vista anterior" icono="izquierda" enlaces={enlaces} />
      <Menu className={styles.vista} texto={`Vista: ${GRAFICAS[actual].titulo}`} lado="fin">
        {nombres.map((nombre) => (
          <Link
            key={nombre}
            to={enlaces.grafica(nombre)}
            aria-current={nombre === actual ? 'page' : undefined}
          >
            {GRAFICAS[nombre].titulo}
          </Link>
        ))}
      </Menu>
      <Vecina nombre={siguiente} rotulo="Vista siguiente" icono="derecha" enlaces={enlaces} />
    </div>
  )
}

interface VecinaProps {
  nombre: NombreDeGrafica | undefined
  rotulo: string
  icono: 'izquierda' | 'derecha'
  enlaces: EnlacesDeGraficas
}

function Vecina({ nombre, rotulo, icono, enlaces }: VecinaProps) {
  if (!nombre) return null
  const texto = `${rotulo}: ${GRAFICAS[nombre].titulo}`
  return (
    <Link to={enlaces.grafica(nombre)} className={styles.vecina} aria-label={texto} title={texto}>
      <Icono nombre={icono} />
    </Link>
  )
}

/** Only while nothing that has a use for arrows has the focus: no field, list or drawing. */
function useFlechas(izquierda: string | undefined, derecha: string | undefined) {
  const navigate = useNavigate()
  const [atajos] = useAtajos()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!atajos || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!(event.target instanceof Element) || !event.target.matches('body, main, h1')) return
    const destino = { ArrowLeft: izquierda, ArrowRight: derecha }[event.key]
    if (destino) void navigate(destino)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
