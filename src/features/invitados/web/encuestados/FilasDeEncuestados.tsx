import { memo } from 'react'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { Correo } from '#web/ui/Correo.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Tabla } from '#web/ui/Tabla.tsx'
import type { EncuestadoEnTabla, GrupoDeClima } from './encuestados-queries.ts'
import styles from './FilasDeEncuestados.module.css'
import type { Columna, Criterio, Grupos } from './lista.ts'

export type Accion = 'reenviar' | 'eliminar'

const COLUMNAS: { columna: Columna; titulo: string }[] = [
  { columna: 'correo', titulo: 'Correo' },
  { columna: 'grupo', titulo: 'Grupo' },
  { columna: 'estado', titulo: 'Estado' },
  { columna: 'estadoCorreo', titulo: 'Envío' },
]

interface TablaProps {
  cerrado: boolean
  grupos: Grupos
  encuestados: readonly EncuestadoEnTabla[]
  criterio: Criterio
  onOrdenar: (orden: Pick<Criterio, 'columna' | 'sube'>) => void
  onAccion: (accion: Accion, encuestado: EncuestadoEnTabla) => void
}

export function FilasDeEncuestados({
  cerrado,
  grupos,
  encuestados,
  criterio,
  onOrdenar,
  onAccion,
}: TablaProps) {
  return (
    <Tabla nombre="Encuestados" className={styles.encuestados}>
      <thead>
        <tr>
          {COLUMNAS.map(({ columna, titulo }) => {
            const esta = criterio.columna === columna
            const sube = esta && criterio.sube
            return (
              <th
                key={columna}
                scope="col"
                aria-sort={esta ? (sube ? 'ascending' : 'descending') : undefined}
              >
                <button
                  type="button"
                  className={styles.orden}
                  onClick={() => onOrdenar({ columna, sube: !sube })}
                >
                  {titulo}
                  <span aria-hidden="true">{esta ? (sube ? '↑' : '↓') : ''}</span>
                </button>
              </th>
            )
          })}
          <th scope="col">
            <span className="oculto">Acciones</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {encuestados.map((encuestado) => (
          <FilaDeEncuestado
            key={encuestado.id}
            encuestado={encuestado}
            grupo={grupos.get(encuestado.idGrupoDeOpinion)}
            cerrado={cerrado}
            onAccion={onAccion}
          />
        ))}
      </tbody>
    </Tabla>
  )
}

interface FilaProps {
  encuestado: EncuestadoEnTabla
  grupo: GrupoDeClima | undefined
  cerrado: boolean
  onAccion: TablaProps['onAccion']
}

const FilaDeEncuestado = memo(function FilaDeEncuestado({ encuestado, grupo, cerrado, onAccion }: FilaProps) {
  const { correo, estado, estadoCorreo, tokenVisto } = encuestado
  const donde = grupo ? formatGrupo(grupo) : ''
  const quien = correo ?? `alguien sin correo de ${donde}`
  return (
    <tr>
      <td className={styles.correo}>
        <strong data-vacio={correo ? undefined : true}>
          {correo ? <Correo de={correo} /> : 'Sin correo'}
        </strong>
        {tokenVisto && <small>{correo ? 'Alguien más pudo ver su token' : 'El equipo vio su token'}</small>}
      </td>
      <td className={styles.grupo}>
        {grupo && (
          <>
            <b>G{grupo.orden}</b> {grupo.nombre}
          </>
        )}
      </td>
      <td className={styles.estado}>
        <span data-estado={estado}>
          {estado === 'Cerrada' ? <Icono nombre="candado" /> : <i aria-hidden="true" />}
          {estado}
        </span>
      </td>
      <td className={styles.envio} data-envio={estadoCorreo}>
        {estadoCorreo}
      </td>
      <td className={styles.acciones}>
        {!cerrado && (
          <button
            type="button"
            className={styles.accion}
            aria-label={`${correo ? 'Reenviar correo a' : 'Mandar por correo a'} ${quien}`}
            title={correo ? 'Reenviar correo' : 'Mandar por correo'}
            onClick={() => onAccion('reenviar', encuestado)}
          >
            <Icono nombre="sobre" />
          </button>
        )}
        <button
          type="button"
          className={styles.accion}
          aria-label={`Eliminar la encuesta de ${quien}`}
          title="Eliminar"
          onClick={() => onAccion('eliminar', encuestado)}
        >
          <Icono nombre="eliminar" />
        </button>
      </td>
    </tr>
  )
})
