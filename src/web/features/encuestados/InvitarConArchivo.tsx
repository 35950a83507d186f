import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { parseInvitados } from '../../../domain/encuestados/parse-invitados.ts'
import { useApi } from '../../lib/site.tsx'
import { useTrabajoEnCurso } from '../../lib/trabajos/trabajos-query.ts'
import { Avance } from '../../ui/Avance.tsx'
import { Boton } from '../../ui/Boton.tsx'
import { formatCantidad, formatNumero } from '../../ui/cantidades.ts'
import { ZonaDeArchivo } from '../../ui/ZonaDeArchivo.tsx'
import { type ClimaConGrupos, encuestadosQuery } from './encuestados-queries.ts'
import styles from './InvitarConArchivo.module.css'
import { readCsv, type TextoLeido } from './read-csv.ts'
import { groupInvitados, reviewInvitados } from './revision-de-archivo.ts'
import type { Pedido } from './use-invitar.ts'
import { VistaDeArchivo } from './VistaDeArchivo.tsx'

interface InvitarConArchivoProps {
  clima: ClimaConGrupos
  enviando: boolean
  invitar: (pedido: Pedido) => Promise<string>
}

type Archivo = { nombre: string; leido: TextoLeido }

/** A file with a group in each row: read and shown here, row by row, before anything is sent. */
export function InvitarConArchivo({ clima, enviando, invitar }: InvitarConArchivoProps) {
  const [archivo, setArchivo] = useState<Archivo | null>(null)
  const [dejarFuera, setDejarFuera] = useState(false)
  const trabajo = useTrabajoEnCurso('invitaciones', clima.id, enviando)
  const encuestados = useQuery({ ...encuestadosQuery(useApi(), clima.id), enabled: archivo !== null })
  const texto = archivo?.leido.texto ?? null
  const leidos = useMemo(
    () => (texto === null ? null : parseInvitados(texto, clima.gruposDeOpinion)),
    [texto, clima.gruposDeOpinion],
  )
  const revision = useMemo(
    () => leidos && reviewInvitados(leidos.invitados, encuestados.data ?? []),
    [leidos, encuestados.data],
  )
  const falla = archivo?.leido.falla ?? leidos?.falla ?? null
  const choose = async (elegido: File) => {
    setDejarFuera(false)
    setArchivo({ nombre: elegido.name, leido: await readCsv(elegido) })
  }
  const malas = revision?.malas ?? 0
  const bloqueado = !revision || revision.nuevas === 0 || (malas > 0 && !dejarFuera)
  const send = async () => {
    if (enviando || bloqueado) return
    await invitar({ de: 'archivo', invitaciones: groupInvitados(revision.filas) })
    setArchivo(null)
  }

  return (
    <div className={styles.archivo}>
      <p className={styles.ayuda}>
        Un archivo CSV con dos columnas, <b>Correo</b> y <b>Grupo</b>. El grupo se escribe con su nombre o su
        número, como «{clima.gruposDeOpinion[0]?.nombre}» o «G{clima.gruposDeOpinion[0]?.orden}». Primero se
        revisa; nada sale hasta que lo confirmes.
      </p>
      <ZonaDeArchivo
        rotulo="Archivo CSV"
        accept=".csv,.txt,text/csv,text/plain"
        titulo={archivo?.nombre ?? 'Escoge el archivo o suéltalo aquí'}
        detalle="Separado por punto y coma o por comas; hasta 10,000 filas"
        accion={archivo ? 'Cambiar' : 'Escoger'}
        falla={falla}
        onElegir={(elegido) => void choose(elegido)}
      />
      {revision && !falla && (
        <>
          <VistaDeArchivo clima={clima} revision={revision} />
          {malas > 0 && (
            <label className={styles.fuera}>
              <input
                type="checkbox"
                checked={dejarFuera}
                onChange={(event) => setDejarFuera(event.currentTarget.checked)}
              />
              <span>
                Dejar fuera {formatCantidad(malas, 'fila con problema', 'filas con problemas')} e invitar a
                las demás. O corrige el archivo y vuelve a escogerlo.
              </span>
            </label>
          )}
          <Boton
            tono="primario"
            className={styles.enviar}
            disabled={bloqueado}
            onClick={() => void send().catch(() => {})}
          >
            {enviando
              ? 'Enviando…'
              : revision.nuevas === 0
                ? 'No hay a quién invitar'
                : `Invitar a ${formatNumero(revision.nuevas)} ${revision.nuevas === 1 ? 'persona' : 'personas'}`}
          </Boton>
          {enviando && trabajo && <Avance {...trabajo} />}
        </>
      )}
    </div>
  )
}
