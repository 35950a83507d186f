import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatPersonas } from '#dibujo/resultados/cifras.ts'
import { formatPrecio } from '#domain/resultados/avance.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { getClaveDeTrabajo, useTrabajoEnCurso } from '#web/lib/trabajos/trabajos-query.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { DialogoAncho } from '#web/ui/DialogoAncho.tsx'
import { Avance } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { type ClimaDeGraficas, formatClima } from './clima-de-graficas.ts'
import { describeConservados, describeMostrados, describeReservados } from './lo-que-se-publica.ts'
import styles from './Publicacion.module.css'
import { formatCuestionarios } from './palabras.ts'
import type { VistaPrevia } from './publicacion-queries.ts'
import { PublicarResultados as publicarResultados } from './resultados.generated.ts'

interface PublicarResultadosProps {
  clima: ClimaDeGraficas
  previa: VistaPrevia
}

/** Before it acts: what becomes final, what will be shown, and whom it withholds by name. */
export function PublicarResultados({ clima, previa }: PublicarResultadosProps) {
  const [abierto, setAbierto] = useState(false)
  const close = () => setAbierto(false)
  const api = useApi()
  const showAviso = useAvisos()
  const queries = useQueryClient()
  const publicacion = useMutation({
    mutationKey: getClaveDeTrabajo('publicacion', clima.id),
    mutationFn: async () => (await api(publicarResultados, { idClima: clima.id })).publicarResultados,
    onSuccess: ({ mensaje }) => showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    // Also after a failure: somebody else may have published, or activated the survey.
    onSettled: async () => {
      close()
      await queries.invalidateQueries({ queryKey: CLIMAS })
    },
  })
  const trabajo = useTrabajoEnCurso('publicacion', clima.id, publicacion.isPending)
  const publish = () => {
    if (!publicacion.isPending) publicacion.mutate()
  }
  if (previa.faltan > 0) return null
  const esPrimera = clima.publicaciones.length === 0
  const { avance } = previa
  const titulo = avance ? 'Publicar un avance' : 'Publicar resultados'
  const conservados = describeConservados(previa)
  const mostrados = describeMostrados(previa, esPrimera)
  // Begun before a reload: it goes on by itself, and a second one would only be refused.
  if (trabajo && !publicacion.isPending) return <Avance {...trabajo} />
  return (
    <>
      <Boton tono={avance ? 'secundario' : 'primario'} onClick={() => setAbierto(true)}>
        {titulo}
      </Boton>
      {avance && <p className={styles.precio}>{describePrecio(previa)}</p>}
      <DialogoAncho
        confirma
        abierto={abierto}
        onCerrar={close}
        titulo={titulo}
        entrada={formatClima(clima)}
        pie={
          <>
            <Boton onClick={close}>Todavía no</Boton>
            <Boton tono="primario" aria-disabled={publicacion.isPending} onClick={publish}>
              {publicacion.isPending ? 'Publicando…' : titulo}
            </Boton>
          </>
        }
      >
        <ul className={styles.hechos}>
          <Hecho>
            <strong>
              {formatCuestionarios(previa.hojas)} {previa.hojas === 1 ? 'queda fijo' : 'quedan fijos'}.
            </strong>{' '}
            Nadie los cambia después, tampoco quien los contestó.
          </Hecho>
          <Hecho>
            <strong>
              {mostrados.soloEmpresa
                ? esPrimera
                  ? 'Se muestra'
                  : 'Tendrá cifra nueva'
                : esPrimera
                  ? 'Se muestran'
                  : 'Tendrán cifra nueva'}
            </strong>{' '}
            {mostrados.soloEmpresa ? `${mostrados.texto}, y nada más` : mostrados.texto}.
          </Hecho>
          {conservados && (
            <Hecho candado>
              <strong>Conservan la cifra que tienen,</strong> porque sus cuestionarios nuevos son muy pocos
              para mostrarse ahí: {conservados}. Cuentan en toda la empresa.
            </Hecho>
          )}
          <Reservados previa={previa} />
          {avance && <DeAvance previa={previa} />}
        </ul>
        <p className={styles.definitivo}>Publicar no se puede deshacer.</p>
        {trabajo && <Avance {...trabajo} />}
      </DialogoAncho>
    </>
  )
}

/** "Avance de 3 de 8 grupos, 96 personas. Al final se leerán unas 4 antigüedades en lugar de 4 o 5." */
function describePrecio({ avance, hojas, lectura }: VistaPrevia): string | null {
  if (!avance) return null
  const partes = lectura === 'areas' ? 'áreas' : 'grupos'
  const precio = avance.precio && formatPrecio(avance.precio)
  return `Avance de ${avance.con} de ${avance.de} ${partes}, ${formatPersonas(hojas)}. ${precio ?? ''}`.trim()
}

/** The price of an early publication, and what it leaves for later. */
function DeAvance({ previa }: { previa: VistaPrevia }) {
  const { avance, lectura } = previa
  if (!avance) return null
  const precio = avance.precio && formatPrecio(avance.precio)
  const unos = lectura === 'areas' ? 'Las demás áreas' : 'Los demás grupos'
  return (
    <>
      <Hecho>
        <strong>La encuesta sigue abierta.</strong> {unos} esperan{' '}
        {lectura === 'areas' ? 'enteras' : 'enteros'} a la publicación que sigue, y con ella llegan las
        antigüedades y los textos.
      </Hecho>
      {precio && (
        <Hecho>
          <strong>Lo que cuesta.</strong> {precio}
        </Hecho>
      )}
      <Hecho candado>
        <strong>Es uno por ronda.</strong> Lo ve la consultora: los clientes leen rondas cerradas.
      </Hecho>
    </>
  )
}

const Hecho = ({ children, candado = false }: { children: ReactNode; candado?: boolean }) => (
  <li>
    <Icono nombre={candado ? 'candado' : 'hecho'} />
    <span>{children}</span>
  </li>
)

function Reservados({ previa }: { previa: VistaPrevia }) {
  const reservados = describeReservados(previa)
  return (
    reservados && (
      <Hecho candado>
        <strong>{reservados.que}</strong> {reservados.cuales}.
      </Hecho>
    )
  )
}
