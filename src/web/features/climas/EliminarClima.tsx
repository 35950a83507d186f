import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getClaveDeNombre } from '../../../domain/climas/nombres.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { Campo } from '../../ui/Campo.tsx'
import { Confirmacion } from '../../ui/Confirmacion.tsx'
import { AccionDeClima } from './AccionDeClima.tsx'
import styles from './AccionesDeClima.module.css'
import { DeleteClimaOrganizacional } from './climas.generated.ts'
import { CLIMAS, type ClimaAbierto, climaQuery } from './climas-queries.ts'
import { formatVista } from './vista.ts'

/** Only while the survey is inactive, and only for who types the company's name. */
export function EliminarClima({ clima }: { clima: ClimaAbierto }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const mostrar = useAvisos()
  const [pregunta, setPregunta] = useState(false)
  const [escrito, setEscrito] = useState('')
  const nombre = clima.empresa.nombre_comercial
  const eliminar = useMutation({
    mutationFn: async () =>
      (await api(DeleteClimaOrganizacional, { idClima: clima.id })).deleteClimaOrganizacional,
    onSuccess: async ({ mensaje }) => {
      await navigate(formatVista({ vista: 'TableClima' }), { replace: true })
      mostrar({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      queryClient.removeQueries({ queryKey: climaQuery(api, clima.id).queryKey })
      await queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
    onError: (error) => {
      setPregunta(false)
      mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
    },
  })
  const coincide = getClaveDeNombre(escrito) === getClaveDeNombre(nombre)
  return (
    <AccionDeClima
      titulo="Eliminar este clima"
      texto={
        clima.encuestaActiva
          ? 'Primero desactiva la encuesta: un clima activo no se puede eliminar.'
          : 'Borra su estructura, sus encuestados y todas sus respuestas.'
      }
    >
      <Boton
        tono="peligro"
        chico
        disabled={clima.encuestaActiva}
        onClick={() => {
          setEscrito('')
          setPregunta(true)
        }}
      >
        Eliminar
      </Boton>
      <Confirmacion
        abierto={pregunta}
        titulo="Eliminar este clima"
        confirmar={eliminar.isPending ? 'Eliminando…' : 'Eliminar'}
        tono="peligro"
        bloqueada={!coincide || eliminar.isPending}
        onCancelar={() => setPregunta(false)}
        onConfirmar={() => eliminar.mutate()}
      >
        <p>
          Se borra <strong>{`${nombre} ${clima.anio}`}</strong> con sus encuestados y respuestas. No se puede
          deshacer.
        </p>
        <Campo
          rotulo={`Escribe ${nombre} para confirmar`}
          className={styles.nombre}
          value={escrito}
          autoComplete="off"
          onChange={(event) => setEscrito(event.currentTarget.value)}
        />
      </Confirmacion>
    </AccionDeClima>
  )
}
