import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import {
  ESTADOS_DE_CANDIDATO,
  type EstadoDeCandidato,
  NOMBRE_DE_ESTADO_DE_CANDIDATO,
} from '#domain/cvs/candidato.ts'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { useApi } from '#web/lib/site.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { BotonIcono, botonClassName } from '#web/ui/Boton.tsx'
import { CampoTexto } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { Insignia } from '#web/ui/Insignia.tsx'
import { useRescate } from '#web/ui/use-rescate.ts'
import acciones from '../AccionesDeFila.module.css'
import { EnlaceDeArchivo } from '../ArchivoActivo.tsx'
import { toRevision } from '../direcciones-de-pendientes.ts'
import styles from '../pendientes/Bandeja.module.css'
import { useAccion } from '../use-accion.ts'
import de from './Vacantes.module.css'
import { DeleteCandidato, UpdateCandidato } from './vacantes.generated.ts'
import { type Candidato, refreshVacantes } from './vacantes-queries.ts'

const ORDEN: readonly EstadoDeCandidato[] = ['porVer', 'entrevista', 'finalista', 'contratado', 'noSigue']
const OPCIONES = ORDEN.map((estado) => ({ valor: estado, texto: NOMBRE_DE_ESTADO_DE_CANDIDATO[estado] }))

/** The state is stored as it is chosen, the note when its field is left. */
export function FilaDeCandidato({ candidato }: { candidato: Candidato }) {
  const api = useApi()
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const refresh = () => refreshVacantes(queryClient)
  const deEstado = useAccion(refresh)
  // Apart: what is pressed to leave the note is not disabled under the press.
  const deNota = useAccion(refresh)
  const [nota, setNota] = useState(candidato.nota)
  const { id: idCandidato, nombre, estado, idCV, idEnvio } = candidato
  useRescate(`candidato ${idCandidato}`, {
    leer: () => (nota === candidato.nota ? null : nota),
    devolver: setNota,
  })

  const save = async (cambio: { estado: EstadoDeCandidato } | { nota: string }) =>
    (await api(UpdateCandidato, { idCandidato, ...cambio })).updateCandidato.mensaje
  return (
    <tr>
      <td>
        <strong className={styles.nombre}>{nombre}</strong>
        <a className={styles.sub} href={`mailto:${encodeURIComponent(candidato.correo)}`}>
          <Correo de={candidato.correo} />
        </a>
        <span className={styles.sub}>{candidato.celular}</span>
        {idEnvio && <Insignia>En la bandeja</Insignia>}
      </td>
      <td data-toda className={de.estado}>
        <CampoSeleccion
          rotulo={`Estado de ${nombre}`}
          className={de.mudo}
          opciones={OPCIONES}
          value={estado}
          disabled={!hydrated || deEstado.ocupado}
          onChange={(event) => {
            const elegido = ESTADOS_DE_CANDIDATO.find((uno) => uno === event.target.value)
            if (elegido) deEstado.hacer(() => save({ estado: elegido }))
          }}
        />
      </td>
      <td data-toda className={de.nota}>
        <CampoTexto
          rotulo={`Nota sobre ${nombre}`}
          className={`${de.mudo} ${de.escrita}`}
          rows={1}
          value={nota}
          disabled={!hydrated}
          maxLength={LIMITES_DE_CV.notaDeCandidato}
          autoComplete="off"
          onChange={(event) => setNota(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.blur()
          }}
          onBlur={() => {
            if (nota.trim() !== candidato.nota) deNota.hacer(() => save({ nota }))
          }}
        />
      </td>
      <td className={acciones.calladas} data-toda>
        <EnlaceDeArchivo
          className={botonClassName('texto', true)}
          href={candidato.archivo}
          activo={candidato.contenidoActivo}
        >
          Ver CV<span className="oculto"> de {nombre} en otra pestaña</span>
        </EnlaceDeArchivo>
        <Link
          className={botonClassName('texto', true)}
          to={idCV ? `/admin/cv/editar/${idCV}` : toRevision(idEnvio ?? '')}
          state={{ volver: pathname + search }}
        >
          {idCV ? 'Abrir ficha' : 'Revisar'}
          <span className="oculto"> de {nombre}</span>
        </Link>
        <BotonIcono
          icono="cerrar"
          nombre={`Quitar a ${nombre} de la vacante`}
          disabled={!hydrated || deEstado.ocupado}
          onClick={() =>
            deEstado.hacer(async () => (await api(DeleteCandidato, { idCandidato })).deleteCandidato.mensaje)
          }
        />
      </td>
    </tr>
  )
}
