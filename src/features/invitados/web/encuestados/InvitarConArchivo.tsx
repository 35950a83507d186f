import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Elegidas } from '#domain/encuesta/lista-de-correos.ts'
import { type ColumnasDeLista, readInvitados } from '#domain/encuestados/read-invitados.ts'
import { decodeDataUrl } from '#web/lib/decode-data-url.ts'
import { FAILURE_MS, formatFailureAsSpecified } from '#web/lib/failure-wording.ts'
import type { HojasLeidas } from '#web/lib/hojas/hojas-leidas.ts'
import { readArchivoDeHojas } from '#web/lib/hojas/read-archivo-de-hojas.ts'
import { useApi } from '#web/lib/site.tsx'
import { useTrabajoEnCurso } from '#web/lib/trabajos/trabajos-query.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { Avance } from '#web/ui/Espera.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import { ZonaDeArchivo } from '#web/ui/ZonaDeArchivo.tsx'
import { ColumnasDeArchivo } from './ColumnasDeArchivo.tsx'
import { PlantillaDeLista } from './encuestados.generated.ts'
import { type ClimaConGrupos, encuestadosQuery, type Pedido } from './encuestados-queries.ts'
import styles from './InvitarConArchivo.module.css'
import { groupInvitados, type Revision, reviewInvitados } from './lista.ts'
import { VistaDeArchivo } from './VistaDeArchivo.tsx'

interface InvitarConArchivoProps {
  clima: ClimaConGrupos
  enviando: boolean
  invitar: (pedido: Pedido) => Promise<string>
}

type Archivo = { nombre: string; leido: HojasLeidas }

/** A file with a group in each row: read and shown here, row by row, before anything is sent. */
export function InvitarConArchivo({ clima, enviando, invitar }: InvitarConArchivoProps) {
  const [archivo, setArchivo] = useState<Archivo | null>(null)
  const [leyendo, setLeyendo] = useState<File | null>(null)
  /** The one that was chosen last, however long those before it take. */
  const ultimo = useRef<File | null>(null)
  const [dejarFuera, setDejarFuera] = useState(false)
  /** As a person said them. */
  const [decididas, setDecididas] = useState<ColumnasDeLista | null>(null)
  /** Which address a row means, by the row as it was typed. */
  const [elegidas, setElegidas] = useState<Elegidas>({})
  const trabajo = useTrabajoEnCurso('invitaciones', clima.id, enviando)
  const api = useApi()
  const showAviso = useAvisos()
  const encuestados = useQuery({ ...encuestadosQuery(api, clima.id), enabled: archivo !== null })
  const filas = archivo?.leido.hojas?.[0]?.filas ?? null
  const leidos = useMemo(
    () => (filas === null ? null : readInvitados(filas, clima.gruposDeOpinion, { decididas, elegidas })),
    [filas, clima.gruposDeOpinion, decididas, elegidas],
  )
  const revision = useMemo(
    () => (leidos && !leidos.pide ? reviewInvitados(leidos.invitados, encuestados.data ?? []) : null),
    [leidos, encuestados.data],
  )
  const falla = archivo?.leido.falla ?? leidos?.falla ?? null
  const downloadPlantilla = async () => {
    try {
      const { appInfo } = await api(PlantillaDeLista, { idClima: clima.id })
      saveArchivo('lista-de-personas.xlsx', decodeDataUrl(appInfo.getPlantillaDeLista))
    } catch (error) {
      showAviso({ tono: 'mal', texto: formatFailureAsSpecified(error), ms: FAILURE_MS })
    }
  }
  const choose = async (elegido: File) => {
    ultimo.current = elegido
    setDejarFuera(false)
    setDecididas(null)
    setElegidas({})
    setArchivo(null)
    setLeyendo(elegido)
    const leido = await readArchivoDeHojas(elegido, 'primera')
    if (ultimo.current !== elegido) return
    setLeyendo(null)
    setArchivo({ nombre: elegido.name, leido })
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
        Un archivo de Excel o CSV con las columnas <b>Grupo</b>, <b>Nombre</b> (si quieres; solo se ve aquí) y{' '}
        <b>Correo</b>. El grupo se escribe con su nombre o su número, como «{clima.gruposDeOpinion[0]?.nombre}
        » o «G
        {clima.gruposDeOpinion[0]?.orden}». Quien no tiene correo recibe una papeleta de su grupo, sin su
        nombre. Primero se revisa; nada sale hasta que lo confirmes.
      </p>
      <Boton tono="texto" unaVez className={styles.plantilla} onClick={() => void downloadPlantilla()}>
        Descargar la plantilla
      </Boton>
      <ZonaDeArchivo
        rotulo="Archivo de la lista"
        accept=".xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        titulo={
          leyendo ? `Leyendo ${leyendo.name}…` : (archivo?.nombre ?? 'Escoge el archivo o suéltalo aquí')
        }
        detalle="Excel (.xlsx), o CSV separado por punto y coma o por comas; hasta 50,000 filas"
        accion={archivo ? 'Cambiar' : 'Escoger'}
        falla={falla}
        onElegir={(elegido) => void choose(elegido)}
      />
      {filas && leidos && !falla && (
        <ColumnasDeArchivo
          key={archivo?.nombre}
          filas={filas}
          columnas={leidos.columnas}
          pide={leidos.pide}
          conGrupo={clima.gruposDeOpinion.length > 1}
          onChange={setDecididas}
        />
      )}
      {revision && !falla && (
        <>
          <VistaDeArchivo
            clima={clima}
            revision={revision}
            elegir={(escrito, correo) => setElegidas({ ...elegidas, [escrito]: correo })}
          />
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
                : formatAccion(revision)}
          </Boton>
          {enviando && trabajo && <Avance {...trabajo} />}
        </>
      )}
    </div>
  )
}

function formatAccion({ nuevas, sinCorreo }: Revision): string {
  const porCorreo = nuevas - sinCorreo
  const invitar = `Invitar a ${formatCantidad(porCorreo, 'persona', 'personas')}`
  const papeletas = formatCantidad(sinCorreo, 'papeleta', 'papeletas')
  if (sinCorreo === 0) return invitar
  return porCorreo === 0 ? `Abrir ${papeletas}` : `${invitar} y abrir ${papeletas}`
}
