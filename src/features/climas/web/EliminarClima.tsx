import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { isNombreTecleado } from '#domain/climas/nombres.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Confirmacion } from '#web/ui/Confirmacion.tsx'
import { AccionDeClima } from './AccionDeClima.tsx'
import styles from './AccionesDeClima.module.css'
import { DeleteClimaOrganizacional } from './climas.generated.ts'
import { type ClimaAbierto, climaQuery } from './climas-queries.ts'
import { formatVista } from './vista.ts'

interface ConfirmarConNombreProps {
  /** On the button that asks, and over the question. */
  accion: string
  titulo: string
  confirmar: { reposo: string; haciendo: string }
  haciendo: boolean
  disabled?: boolean
  /** Name of the company: who types it knows what they do. Case, accents and an ñ typed as n are forgiven. */
  nombre: string
  abierto: boolean
  onAbierto: (abierto: boolean) => void
  onConfirmar: () => void
  children: ReactNode
}

/** For what cannot be undone: it waits until the company's name is typed. */
function ConfirmarConNombre({
  accion,
  titulo,
  confirmar,
  haciendo,
  disabled,
  nombre,
  abierto,
  onAbierto,
  onConfirmar,
  children,
}: ConfirmarConNombreProps) {
  const [escrito, setEscrito] = useState('')
  const coincide = isNombreTecleado(escrito, nombre)
  return (
    <>
      <Boton
        tono="peligro"
        chico
        disabled={disabled}
        onClick={() => {
          setEscrito('')
          onAbierto(true)
        }}
      >
        {accion}
      </Boton>
      <Confirmacion
        abierto={abierto}
        titulo={titulo}
        confirmar={haciendo ? confirmar.haciendo : confirmar.reposo}
        tono="peligro"
        bloqueada={!coincide || haciendo}
        onCancelar={() => onAbierto(false)}
        onConfirmar={onConfirmar}
      >
        {children}
        <Campo
          rotulo={`Escribe ${nombre} para confirmar`}
          ayuda={
            escrito.trim() && !coincide
              ? `Todavía no es igual a «${nombre}»: el botón espera a que lo sea.`
              : undefined
          }
          className={styles.nombre}
          value={escrito}
          autoComplete="off"
          onChange={(event) => setEscrito(event.currentTarget.value)}
        />
      </Confirmacion>
    </>
  )
}

/** Only while the survey is inactive, and only for who types the company's name. */
export function EliminarClima({ clima }: { clima: ClimaAbierto }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showAviso = useAvisos()
  const [pregunta, setPregunta] = useState(false)
  const nombre = clima.empresa.nombre_comercial
  const eliminar = useMutation({
    mutationFn: async () =>
      (await api(DeleteClimaOrganizacional, { idClima: clima.id })).deleteClimaOrganizacional,
    onSuccess: async ({ mensaje }) => {
      await navigate(formatVista({ vista: 'TableClima' }), { replace: true })
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      queryClient.removeQueries({ queryKey: climaQuery(api, clima.id).queryKey })
      await queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
    onError: (error) => {
      setPregunta(false)
      showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
    },
  })
  return (
    <AccionDeClima
      titulo="Eliminar este clima"
      texto={
        clima.encuestaActiva
          ? 'Primero desactiva la encuesta: un clima activo no se puede eliminar.'
          : 'Borra su estructura, sus encuestados y todas sus respuestas.'
      }
    >
      <ConfirmarConNombre
        accion="Eliminar"
        titulo="Eliminar este clima"
        confirmar={{ reposo: 'Eliminar', haciendo: 'Eliminando…' }}
        haciendo={eliminar.isPending}
        disabled={clima.encuestaActiva}
        nombre={nombre}
        abierto={pregunta}
        onAbierto={setPregunta}
        onConfirmar={() => eliminar.mutate()}
      >
        <p>
          Se borra <strong>{`${nombre} ${clima.periodo}`}</strong> con sus encuestados y respuestas. No se
          puede deshacer.
        </p>
      </ConfirmarConNombre>
    </AccionDeClima>
  )
}
