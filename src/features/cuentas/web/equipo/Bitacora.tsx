import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FiltroDeBitacora, SeccionDeBitacora } from '#contract/schema.generated.ts'
import { computeFinDeDia, computeInicioDeDia } from '#domain/fechas/dia.ts'
import { capitalize } from '#domain/texto/en-letras.ts'
import { decodeDataUrl } from '#web/lib/decode-data-url.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { useParametros } from '#web/lib/use-parametros.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import { Espera } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Cabeza, Regreso } from '#web/ui/Regreso.tsx'
import { DescargarExcel } from '#web/ui/Tabla.tsx'
import { Vacio } from '#web/ui/Vacio.tsx'
import styles from './Equipo.module.css'
import { type BitacoraQuery, ExcelDeBitacora } from './equipo.generated.ts'
import { bitacoraQuery, equipoQuery } from './equipo-queries.ts'

/** Entries of one day, or of days in a row of which none has much to tell. */
type DiasSeguidos<T> = { desde: number; hasta: number; unDia: boolean; filas: T[] }

/** With fewer, a heading of its own would take more room than the day. */
const FILAS_DE_UN_DIA = 3

/** Newest first, as they come. A day with enough rows stands alone; the others stand together, as far as their month goes. */
export function groupDias<T extends { momento: number }>(
  filas: readonly T[],
  timeZone: string,
): DiasSeguidos<T>[] {
  const dia = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  const tramos: (DiasSeguidos<T> & { mes: string | null })[] = []
  for (const [fecha, delDia] of Map.groupBy(filas, ({ momento }) => dia.format(momento))) {
    const mes = delDia.length < FILAS_DE_UN_DIA ? fecha.slice(0, 7) : null
    const anterior = tramos.at(-1)
    const desde = delDia.at(-1)!.momento
    if (mes !== null && anterior?.mes === mes) {
      anterior.filas.push(...delDia)
      Object.assign(anterior, { desde, unDia: false })
    } else tramos.push({ desde, hasta: delDia[0]!.momento, unDia: true, filas: delDia, mes })
  }
  return tramos.map(({ mes: _, ...tramo }) => tramo)
}

type Anotacion = BitacoraQuery['appInfo']['getBitacora']['anotaciones'][number]

const SECCIONES: { valor: SeccionDeBitacora | ''; texto: string }[] = [
  { valor: '', texto: 'Todo' },
  { valor: 'acceso', texto: 'Acceso' },
  { valor: 'cuentas', texto: 'Cuentas y ajustes' },
  { valor: 'cvs', texto: 'CV' },
  { valor: 'empresas', texto: 'Empresas' },
  { valor: 'climas', texto: 'Climas' },
  { valor: 'encuestados', texto: 'Invitaciones y correos' },
  { valor: 'descargas', texto: 'Descargas' },
]

/** Text that is no day narrows nothing. */
const orNull = (ms: number) => (Number.isNaN(ms) ? null : ms)

interface Opcion {
  valor: string
  texto: string
}

/** The filter stands in the address, so that back, reload and a shared link keep it. */
function useFiltro(timeZone: string, opciones: Record<'persona' | 'empresa', readonly Opcion[] | undefined>) {
  const [params, change] = useParametros()
  const get = (nombre: string) => params.get(nombre) ?? ''
  // A person whom no option names narrows nothing: the field would say that all are shown.
  const getConocida = (nombre: keyof typeof opciones) =>
    opciones[nombre]?.some(({ valor }) => valor === get(nombre)) === false ? null : get(nombre) || null
  const filtro: FiltroDeBitacora = {
    idCuenta: getConocida('persona'),
    seccion: SECCIONES.find(({ valor }) => valor && valor === get('que'))?.valor || null,
    idEmpresa: getConocida('empresa'),
    desde: orNull(computeInicioDeDia(get('desde'), timeZone)),
    hasta: orNull(computeFinDeDia(get('hasta'), timeZone) + 1),
  }
  return { filtro, get, change }
}

export function Bitacora({ regreso }: { regreso: string }) {
  const api = useApi()
  const { timeZone } = useSiteConfig()
  const equipo = useQuery(equipoQuery(api))
  const personas = equipo.data?.cuentas.map(({ id, nombre }) => ({ valor: id, texto: nombre }))
  const empresas = equipo.data?.empresas.map(({ id, nombre_comercial }) => ({
    valor: id,
    texto: nombre_comercial,
  }))
  const { filtro, get, change } = useFiltro(timeZone, { persona: personas, empresa: empresas })
  const bitacora = useInfiniteQuery(bitacoraQuery(api, filtro))
  // After the last page the button is gone.
  const cuantas = useRef<HTMLSpanElement>(null)
  const paginas = bitacora.data?.pages.length ?? 0
  useEffect(() => {
    if (paginas > 1 && !bitacora.hasNextPage && document.activeElement === document.body)
      cuantas.current?.focus()
  }, [paginas, bitacora.hasNextPage])
  const campo = (nombre: string) => ({
    value: get(nombre),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [nombre]: event.currentTarget.value }),
  })
  const anotaciones = bitacora.data?.pages.flatMap((pagina) => pagina.anotaciones) ?? []
  return (
    <>
      <Cabeza
        titulo="Bitácora"
        regreso={<Regreso a={regreso} texto="Regresar al equipo" />}
        acciones={
          <DescargarExcel
            archivo="bitacora"
            pedir={async () =>
              decodeDataUrl((await api(ExcelDeBitacora, { filtro })).appInfo.getExcelDeBitacora)
            }
            formatFalla={formatFailure}
          />
        }
      >
        Quién hizo qué y cuándo. Se guarda 24 meses y nadie la puede cambiar.
      </Cabeza>
      <div className={styles.filtros}>
        <CampoSeleccion
          rotulo="Persona"
          opciones={[{ valor: '', texto: 'Todas' }, ...(personas ?? [])]}
          {...campo('persona')}
        />
        <CampoSeleccion rotulo="Qué" opciones={SECCIONES} {...campo('que')} />
        <CampoSeleccion
          rotulo="Empresa"
          opciones={[{ valor: '', texto: 'Todas' }, ...(empresas ?? [])]}
          {...campo('empresa')}
        />
        <Campo rotulo="Desde" type="date" {...campo('desde')} />
        <Campo rotulo="Hasta" type="date" {...campo('hasta')} />
      </div>
      {!bitacora.data ? (
        <Espera
          texto="Cargando la bitácora…"
          falla={bitacora.error && !bitacora.isFetching ? formatFailure(bitacora.error) : null}
          onReintentar={() => void bitacora.refetch()}
        />
      ) : anotaciones.length === 0 ? (
        <Vacio titulo="No hay anotaciones con ese filtro" />
      ) : (
        <>
          <Dias anotaciones={anotaciones} timeZone={timeZone} />
          <div className={styles.fin}>
            <span ref={cuantas} tabIndex={-1}>
              {formatNumero(anotaciones.length)} de {formatNumero(bitacora.data.pages[0]?.total ?? 0)}{' '}
              anotaciones
            </span>
            {bitacora.hasNextPage && (
              // Not disabled while it waits: it would let go of the focus.
              <Boton
                chico
                aria-disabled={bitacora.isFetchingNextPage}
                onClick={() => bitacora.isFetchingNextPage || void bitacora.fetchNextPage()}
              >
                {bitacora.isFetchingNextPage ? 'Cargando…' : 'Ver más'}
              </Boton>
            )}
          </div>
        </>
      )}
      <Aviso tono="nota" mudo>
        <span className={styles.nunca}>
          <Icono nombre="candado" />
          <span>
            <strong>Aquí nunca aparece</strong> lo que contesta una persona encuestada, cuándo entra con su
            token ni desde dónde.
          </span>
        </span>
      </Aviso>
    </>
  )
}

function Dias({ anotaciones, timeZone }: { anotaciones: Anotacion[]; timeZone: string }) {
  const { formatDia, formatTramo, formatHora, formatDiaYHora } = createFormatos(timeZone)
  return groupDias(anotaciones, timeZone).map(({ desde, hasta, unDia, filas }) => (
    <section key={hasta}>
      <h2 className={styles.dia}>{unDia ? formatDia(hasta) : formatTramo(desde, hasta)}</h2>
      <ul className={styles.anotaciones}>
        {filas.map(({ id, momento, quien, frase, sobre, atencion }) => (
          <li key={id} data-atencion={atencion}>
            <time dateTime={new Date(momento).toISOString()}>
              {unDia ? formatHora(momento) : formatDiaYHora(momento)}
            </time>
            <strong>{quien}</strong>
            <p>
              {frase.map(({ texto, fuerte }, indice) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, which never changes
                fuerte ? <strong key={indice}>{texto}</strong> : <span key={indice}>{texto}</span>,
              )}
            </p>
            <span className={styles.sobre}>{sobre}</span>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function createFormatos(timeZone: string) {
  const create = (opciones: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es', { ...opciones, timeZone })
  const completo = create({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const mes = create({ month: 'long', year: 'numeric' })
  const numero = create({ day: 'numeric' })
  const semana = create({ weekday: 'short' })
  const hora = create({ hour: 'numeric', minute: '2-digit' })
  const formatDia = (momento: number) => capitalize(completo.format(momento))
  return {
    /** Lunes, 16 de noviembre de 2026 */
    formatDia,
    /** Del 3 al 12 de noviembre de 2026 */
    formatTramo: (desde: number, hasta: number) =>
      `Del ${numero.format(desde)} al ${numero.format(hasta)} de ${mes.format(hasta)}`,
    formatHora: (momento: number) => hora.format(momento),
    /** vie 6, 14:30 */
    formatDiaYHora: (momento: number) =>
      `${semana.format(momento)} ${numero.format(momento)}, ${hora.format(momento)}`,
  }
}
