import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isNombreTecleado } from '#domain/climas/nombres.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { getClaveDeTrabajo, useTrabajoEnCurso } from '#web/lib/trabajos/trabajos-query.ts'
import { useParametros } from '#web/lib/use-parametros.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { Avance } from '#web/ui/Espera.tsx'
import { AccionDeClima } from './AccionDeClima.tsx'
import styles from './CerrarClima.module.css'
import { CerrarClimaOrganizacional } from './climas.generated.ts'
import type { ClimaAbierto } from './climas-queries.ts'

const FRASE = 'Al cerrar, los cuestionarios contestados se borran; solo quedan sumas.'
/** In the address, so that a link opens the dialog. */
const CIERRE = 'cierre'
const CERRADO = 'Se cerró y anonimizó el clima organizacional.'
/** It is decided, and goes on by itself. */
const TERMINANDO = 'Se está terminando'

function useCierre(clima: ClimaAbierto, soloTerminadas: boolean, onFin: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  return useMutation({
    mutationKey: getClaveDeTrabajo('cierre', clima.id),
    mutationFn: async () =>
      (await api(CerrarClimaOrganizacional, { idClima: clima.id, soloTerminadas })).cerrarClimaOrganizacional,
    onSuccess: async ({ mensaje }) => {
      // More than that says that the key, or its copy, could not be destroyed yet.
      if (mensaje === CERRADO || mensaje.includes(TERMINANDO))
        showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      else showAviso({ tono: 'mal', texto: mensaje, ms: FAILURE_MS })
      await queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: onFin,
  })
}

/** Asks as seriously as a deletion: what goes, what stays, the workbook first, and the company's name. */
export function CerrarClima({
  clima,
  excel,
  reservas,
}: {
  clima: ClimaAbierto
  excel: ReactNode
  reservas: ReactNode
}) {
  const [busqueda, changeParametros] = useParametros()
  const abierto = busqueda.get('abrir') === CIERRE
  const [escrito, setEscrito] = useState('')
  const close = () => changeParametros({ abrir: '' })
  const idDeEleccion = useId()
  const [soloTerminadas, setSoloTerminadas] = useState(false)
  const cierre = useCierre(clima, soloTerminadas, close)
  const trabajo = useTrabajoEnCurso('cierre', clima.id, cierre.isPending)
  const frase = useRef<HTMLParagraphElement>(null)
  // Words come before the question: the field, at the foot of a phone, would scroll it away.
  useEffect(() => {
    if (abierto) frase.current?.focus()
  }, [abierto])
  const nombre = clima.empresa.nombre_comercial
  const coincide = isNombreTecleado(escrito, nombre)
  return (
    <AccionDeClima titulo="Cerrar este clima" texto={`${FRASE} No se puede deshacer.`}>
      <Boton
        tono="peligro"
        chico
        onClick={() => {
          setEscrito('')
          changeParametros({ abrir: CIERRE })
        }}
      >
        Cerrar y anonimizar
      </Boton>
      <DialogoAncho
        confirma
        abierto={abierto}
        onCerrar={close}
        titulo="Cerrar y anonimizar"
        entrada={
          <>
            {nombre} {clima.periodo}
            <br />
            {describePublicadas(clima)}
          </>
        }
        pie={
          <>
            <Boton onClick={close}>No cerrar</Boton>
            <Boton tono="peligro" disabled={!coincide || cierre.isPending} onClick={() => cierre.mutate()}>
              {cierre.isPending ? 'Cerrando…' : 'Cerrar para siempre'}
            </Boton>
          </>
        }
      >
        <div className={styles.cuerpo}>
          <p ref={frase} className={styles.frase} tabIndex={-1}>
            {FRASE}
          </p>
          <QueSeVa
            clima={clima}
            soloTerminadas={soloTerminadas}
            reservas={abierto && isPorPublicar(clima, soloTerminadas) && reservas}
          />
          {clima.hojasSinTerminar > 0 && (
            <label className={styles.eleccion} htmlFor={idDeEleccion}>
              <Casilla
                id={idDeEleccion}
                checked={soloTerminadas}
                onChange={(event) => setSoloTerminadas(event.currentTarget.checked)}
              />
              {`Dejar fuera ${formatCantidad(clima.hojasSinTerminar, 'cuestionario', 'cuestionarios')} sin terminar`}
            </label>
          )}
          <div className={styles.primero}>
            <div>
              <strong>Primero, guarda el Excel interno</strong>
              <p>Es la copia de la consultora, con lo publicado hasta hoy.</p>
            </div>
            {abierto && excel}
          </div>
          <Campo
            rotulo="Escribe el nombre de la empresa para cerrar"
            ayuda={
              escrito.trim() && !coincide
                ? `Todavía no es igual a «${nombre}»: el botón espera a que lo sea.`
                : `Tal como está a la vista: ${nombre}. No se puede deshacer.`
            }
            value={escrito}
            autoComplete="off"
            onChange={(event) => setEscrito(event.currentTarget.value)}
          />
          {trabajo && <Avance {...trabajo} />}
        </div>
      </DialogoAncho>
    </AccionDeClima>
  )
}

function QueSeVa({
  clima,
  soloTerminadas,
  reservas,
}: {
  clima: ClimaAbierto
  soloTerminadas: boolean
  reservas: ReactNode
}) {
  const { contestaron } = clima.participacion
  return (
    <div className={styles.partes}>
      <div>
        <h3>Se borra</h3>
        <p>
          {contestaron === 1
            ? 'El cuestionario contestado'
            : `Los ${formatCantidad(contestaron, 'cuestionario contestado', 'cuestionarios contestados')}`}
          , los tokens, la llave y quién había contestado. Nadie podrá contestar, ser invitado ni seguir su
          encuesta.
        </p>
      </div>
      <div>
        <h3>Queda</h3>
        <p>
          Todo lo que hoy se lee en Gráficas, el Excel y los informes. Los textos, con su grupo solo donde se
          muestra.{describePorPublicar(clima, soloTerminadas)}
        </p>
      </div>
      {reservas && <div className={styles.nota}>{reservas}</div>}
      <p className={styles.nota}>
        Ya nadie podrá saber quién contestó qué, ni quien administra la base de datos. Si alguien guarda
        copias de la carpeta de llaves hechas antes de hoy, hay que borrarlas.
      </p>
    </div>
  )
}

function describePublicadas({ publicaciones }: ClimaAbierto): string {
  const hojas = publicaciones.reduce((suma, publicacion) => suma + publicacion.hojas, 0)
  if (hojas === 0) return 'Nada publicado todavía'
  return formatCantidad(hojas, 'cuestionario publicado', 'cuestionarios publicados')
}

const countPorPublicar = (
  { hojasSinPublicar, hojasSinTerminar }: ClimaAbierto,
  soloTerminadas: boolean,
): number => hojasSinPublicar + (soloTerminadas ? 0 : hojasSinTerminar)

/** Enough wait for a block, which the close makes. */
const isPorPublicar = (clima: ClimaAbierto, soloTerminadas: boolean) =>
  clima.minimoPorGrupo > 1 && countPorPublicar(clima, soloTerminadas) >= clima.minimoPorGrupo

/** The close itself publishes what waits, as far as the minimum allows; the rest stays out for good. */
function describePorPublicar(clima: ClimaAbierto, soloTerminadas: boolean): string {
  const { hojasSinPublicar, hojasSinTerminar, minimoPorGrupo } = clima
  const hojas = countPorPublicar(clima, soloTerminadas)
  if (minimoPorGrupo === 1 || hojasSinPublicar + hojasSinTerminar === 0) return ''
  const fuera = soloTerminadas
    ? ` ${formatCantidad(hojasSinTerminar, 'cuestionario', 'cuestionarios')} sin terminar ${hojasSinTerminar === 1 ? 'queda' : 'quedan'} fuera de toda cifra.`
    : ''
  if (hojas === 0) return fuera
  const cuantas = formatCantidad(hojas, 'cuestionario', 'cuestionarios')
  const partes =
    soloTerminadas || hojasSinTerminar === 0
      ? ''
      : ` (${hojasSinPublicar} ${hojasSinPublicar === 1 ? 'terminado' : 'terminados'} y ${hojasSinTerminar} sin terminar)`
  return hojas < minimoPorGrupo
    ? ` ${cuantas} sin publicar${partes} ${hojas === 1 ? 'queda' : 'quedan'} fuera: son menos de ${minimoPorGrupo}.${fuera}`
    : ` ${cuantas} sin publicar${partes} se publican al cerrar.${fuera}`
}
