import { useState } from 'react'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { Boton } from '#web/ui/Boton.tsx'
import { Correo } from '#web/ui/Correo.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { Tabla } from '#web/ui/Tabla.tsx'
import { AvisoDeExceso } from './AvisoDeExceso.tsx'
import { PaginasDeEncuestados } from './BuscadorDeEncuestados.tsx'
import type { ClimaConGrupos } from './encuestados-queries.ts'
import styles from './InvitarConArchivo.module.css'
import type { Revision } from './lista.ts'

const POR_PAGINA = 20

interface VistaDeArchivoProps {
  clima: ClimaConGrupos
  revision: Revision
  /** Says which address a row means, by the row as it was typed. */
  elegir: (escrito: string, correo: string) => void
}

/** Every row of the file and what would become of it. */
export function VistaDeArchivo({ clima, revision, elegir }: VistaDeArchivoProps) {
  const [pedida, setPagina] = useState(1)
  const { filas, nuevas, sinCorreo, yaInvitadas, malas, porGrupo } = revision
  const conNombres = filas.some(({ nombre }) => nombre !== '')
  // The next file may be shorter than the one before.
  const pagina = Math.min(pedida, Math.max(1, Math.ceil(filas.length / POR_PAGINA)))
  const nombres = new Map(clima.gruposDeOpinion.map((grupo) => [grupo.id, formatGrupo(grupo)]))
  const visibles = filas.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)
  return (
    <section className={styles.vista} aria-label="Revisión del archivo">
      <p className={styles.cuenta} role="status">
        <strong>{formatCantidad(nuevas, 'persona nueva', 'personas nuevas')}</strong>
        {sinCorreo > 0 && ` (${formatNumero(sinCorreo)} sin correo, con papeleta)`}
        {yaInvitadas > 0 && ` · ${formatCantidad(yaInvitadas, 'ya invitada', 'ya invitadas')}`}
        {malas > 0 && (
          <span className={styles.malas}>
            {' · '}
            {formatCantidad(malas, 'fila con problema', 'filas con problemas')}
          </span>
        )}
      </p>
      {porGrupo.size > 0 && (
        <ul className={styles.grupos}>
          {clima.gruposDeOpinion
            .filter(({ id }) => porGrupo.has(id))
            .map((grupo) => (
              <li key={grupo.id}>
                {formatGrupo(grupo)} <b>{formatNumero(porGrupo.get(grupo.id) ?? 0)}</b>
              </li>
            ))}
        </ul>
      )}
      <AvisoDeExceso clima={clima} nuevasPorGrupo={porGrupo} />
      <Tabla nombre="Filas del archivo" className={styles.filas}>
        <thead>
          <tr>
            <th scope="col">Línea</th>
            {conNombres && <th scope="col">Nombre</th>}
            <th scope="col">Correo</th>
            <th scope="col">Grupo</th>
            <th scope="col">Qué pasa</th>
          </tr>
        </thead>
        <tbody>
          {visibles.map(({ linea, correo, nombre, grupo, idGrupo, problema, opciones, yaInvitada }) => (
            <tr key={linea} data-mal={problema ? true : undefined}>
              <td>{linea}</td>
              {conNombres && <td>{nombre || '—'}</td>}
              <td className={styles.correo}>{correo ? <Correo de={correo} /> : '—'}</td>
              <td>{nombres.get(idGrupo ?? '') ?? (grupo || '—')}</td>
              <td>
                {problema ??
                  (yaInvitada ? 'Ya está invitada: se salta.' : correo ? 'Se invita' : 'Recibe una papeleta')}
                {opciones.length > 0 && (
                  <span className={styles.opciones}>
                    {opciones.map((opcion) => (
                      <Boton key={opcion} chico onClick={() => elegir(correo, opcion)}>
                        {opcion}
                      </Boton>
                    ))}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Tabla>
      <PaginasDeEncuestados
        pagina={pagina}
        porPagina={POR_PAGINA}
        total={filas.length}
        onChange={setPagina}
      />
    </section>
  )
}
