import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import { getDia } from '#domain/fechas/dia.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { whenIdle } from '#web/lib/when-idle.ts'
import { formatNumero } from '#web/ui/cantidades.ts'
import { Icono } from '#web/ui/Icono.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { rondasDeEmpresasQuery } from '../climas-queries.ts'
import type { NombreDePantalla } from '../pantallas.ts'
import { formatPantalla, formatVista, type Vista } from '../vista.ts'
import styles from './BarraDeRonda.module.css'
import {
  type RondaDeBarra,
  rondaQuery,
  type SatisfaccionDeBarra,
  satisfaccionQuery,
  textosQuery,
  vencidosQuery,
} from './ronda-queries.ts'

type VistaDeRonda = Extract<Vista, { idClima: string }>

interface Pestana {
  vista: NombreDePantalla
  texto: string
  /** The live fact; none while it is 0 or not known. */
  hecho?: string | undefined
  tarde?: boolean
  /** Screens that belong to it. */
  suyas?: readonly NombreDePantalla[]
}

/** From here on the list of rounds is searched. */
const MUCHAS = 8

/** Over every screen of a round: which one, how it stands, and the way to its other screens. */
export function BarraDeRonda({ vista }: { vista: VistaDeRonda }) {
  const { data: ronda } = useQuery(rondaQuery(useApi(), vista.idClima))
  const pestanas = usePestanas(vista.idClima, ronda)
  usePapel(ronda ? `${ronda.empresa.nombre_comercial} ${ronda.periodo}` : '')
  if (ronda === null) return null
  const aqui = pestanas.find((una) => una.vista === vista.vista || una.suyas?.includes(vista.vista))
  const enlaces = pestanas.map(({ vista: cual, texto, hecho, tarde }) => (
    <Link
      key={cual}
      to={formatVista({ vista: cual, idClima: vista.idClima } as Vista)}
      aria-current={cual === aqui?.vista ? 'page' : undefined}
    >
      {texto}
      {hecho && (
        <>
          {' '}
          <b className={tarde ? styles.tarde : undefined}>{hecho}</b>
        </>
      )}
    </Link>
  ))
  return (
    <header className={styles.barra} data-ronda>
      {ronda && (
        <>
          <Menu
            className={styles.cual}
            texto={
              <>
                <b>{ronda.empresa.nombre_comercial}</b> {ronda.periodo}
              </>
            }
            lado="inicio"
          >
            <Rondas vista={vista} />
          </Menu>
          <Estado ronda={ronda} />
        </>
      )}
      <nav className={styles.pestanas} aria-label="De esta ronda">
        {enlaces}
      </nav>
      <div className={styles.donde}>
        <Menu className={styles.cual} texto={aqui?.texto ?? 'Ir a…'} lado="fin">
          {enlaces}
        </Menu>
      </div>
    </header>
  )
}

/** On every sheet of paper, where a browser writes in its margin (AdminShell.module.css). */
function usePapel(cual: string) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--ronda', JSON.stringify(cual))
    return () => {
      style.removeProperty('--ronda')
    }
  }, [cual])
}

function Estado({ ronda: { cerrado, encuestaActiva, publicacion } }: { ronda: RondaDeBarra }) {
  const [estado, texto] = cerrado
    ? ['cerrada', 'Cerrada']
    : encuestaActiva
      ? ['activa', 'Activa']
      : publicacion > 0
        ? ['publicada', 'Publicada']
        : ['inactiva', 'Inactiva']
  return (
    <span className={styles.estado} data-estado={estado}>
      {cerrado && <Icono nombre="candado" />}
      {texto}
    </span>
  )
}

/** Those of every company; choosing one keeps the screen. What another round does not have falls away. */
function Rondas({ vista }: { vista: VistaDeRonda }) {
  const { data: rondas = [] } = useQuery(rondasDeEmpresasQuery(useApi()))
  const [filtro, setFiltro] = useState('')
  const palabras = foldParaBuscar(filtro).split(/\s+/).filter(Boolean)
  const visibles = [...rondas]
    .sort(
      (a, b) =>
        a.empresa.nombre_comercial.localeCompare(b.empresa.nombre_comercial, 'es') ||
        b.fechaInicio - a.fechaInicio,
    )
    .filter(({ empresa, periodo }) => {
      const texto = foldParaBuscar(`${empresa.nombre_comercial} ${periodo}`)
      return palabras.every((palabra) => texto.includes(palabra))
    })
  return (
    <>
      {rondas.length > MUCHAS && (
        <input
          type="search"
          className={styles.buscar}
          aria-label="Buscar una ronda"
          placeholder="Empresa o año"
          value={filtro}
          onChange={(event) => setFiltro(event.currentTarget.value)}
        />
      )}
      {visibles.map(({ id, periodo, empresa }) => (
        <Link key={id} to={toRonda(vista, id)} aria-current={id === vista.idClima ? 'true' : undefined}>
          {empresa.nombre_comercial} {periodo}
        </Link>
      ))}
      {filtro && visibles.length === 0 && <p>Ninguna ronda se llama así.</p>}
    </>
  )
}

/** A batch of slips belongs to its round. */
const toRonda = (vista: VistaDeRonda, idClima: string) =>
  vista.vista === 'Captura'
    ? formatVista({ vista: 'SinCorreo', idClima })
    : formatPantalla({ ...vista, idClima })

/** Whether the screen is there and nothing better is to be done: what is costly to count waits for it. */
function useConCalma(): boolean {
  const [listo, setListo] = useState(false)
  useEffect(() => whenIdle(() => setListo(true)), [])
  return listo
}

const hasCifras = (ronda: RondaDeBarra | null | undefined) =>
  Boolean(ronda && (ronda.publicacion > 0 || ronda.minimoPorGrupo <= SIN_MINIMO))

function describeGraficas(ronda: RondaDeBarra, satisfaccion: SatisfaccionDeBarra): string | undefined {
  if (!hasCifras(ronda)) return ronda.cerrado ? undefined : 'al publicar'
  const general = satisfaccion?.dataProcesada.porcentajeSatisfaccionGeneral ?? null
  if (general === null) return undefined
  return satisfaccion?.avance ? `avance ${formatPorcentaje(general)}` : formatPorcentaje(general)
}

function usePestanas(idClima: string, ronda: RondaDeBarra | null | undefined): Pestana[] {
  const api = useApi()
  const { timeZone } = useSiteConfig()
  const conCalma = useConCalma()
  const publicada = (ronda?.publicacion ?? 0) > 0 && !ronda?.estudio
  const { data: satisfaccion = null } = useQuery({
    ...satisfaccionQuery(api, idClima),
    enabled: conCalma && hasCifras(ronda),
  })
  const { data: vencidos = 0 } = useQuery({
    ...vencidosQuery(api, idClima, getDia(Date.now(), timeZone)),
    enabled: conCalma && publicada,
  })
  const { data: textos } = useQuery({ ...textosQuery(api, idClima), enabled: conCalma && publicada })
  const { contestaron = 0, planeados = 0 } = ronda?.participacion ?? {}
  const deGraficas: Pestana = {
    vista: 'GraficasClima',
    texto: 'Gráficas',
    hecho: ronda ? describeGraficas(ronda, satisfaccion) : undefined,
  }
  // A study of another tool is nothing but figures.
  if (ronda?.estudio) return [{ vista: 'EditarClima', texto: 'Resumen' }, deGraficas]
  return [
    { vista: 'EditarClima', texto: 'Resumen' },
    { vista: 'Estructura', texto: 'Estructura' },
    ...(ronda?.cerrado
      ? []
      : [
          {
            vista: 'InvitacionDeEncuesta',
            texto: 'Invitar',
            suyas: ['SinCorreo', 'Captura', 'Palabras', 'Calendario'],
          } as const,
        ]),
    {
      vista: 'TableEncuestados',
      texto: 'Encuestados',
      hecho: contestaron > 0 ? `${formatNumero(contestaron)}/${formatNumero(planeados)}` : undefined,
    },
    deGraficas,
    {
      vista: 'Informe',
      texto: 'Informe',
      hecho: textos && textos.redacciones > 0 ? `${textos.revisadas}/${textos.redacciones}` : undefined,
    },
    {
      vista: 'Plan',
      texto: 'Plan',
      hecho: vencidos > 0 ? `${vencidos} ${vencidos === 1 ? 'vencido' : 'vencidos'}` : undefined,
      tarde: true,
    },
    {
      vista: 'Mesa',
      texto: 'Mesa',
      hecho: textos?.sinTema ? formatNumero(textos.sinTema) : undefined,
      suyas: ['TemasPorArea'],
    },
  ]
}
