import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { computePorcentaje } from '#domain/climas/participacion.ts'
import {
  computeAvance,
  computeEsperado,
  describeAtraso,
  findMasAtrasado,
  isSinEmpezar,
  NADIE_INVITADO,
} from '#domain/inicio/avance.ts'
import { decodeDataUrl } from '#web/lib/decode-data-url.ts'
import { formatNombreDeDescarga } from '#web/lib/download-archivo.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { formatCantidad, formatNumero } from '#web/ui/cantidades.ts'
import { DescargarExcel } from '#web/ui/Tabla.tsx'
import { TablaDeParticipacion } from '#web/ui/TablaDeParticipacion.tsx'
import { formatPorVia, type PorVia, VIAS } from '#web/ui/vias.ts'
import { ExcelDeParticipacion } from './climas.generated.ts'
import { type ClimaAbierto, llegadasQuery, metaQuery } from './climas-queries.ts'
import styles from './EditarClima.module.css'
import { formatVista } from './vista.ts'

/** Answers of those expected: in all, by area and by group. */
export function ParticipacionDeClima({ clima }: { clima: ClimaAbierto }) {
  const { planeados, contestaron, completas, porArea } = clima.participacion
  const { data: meta } = useQuery({ ...metaQuery(useApi()), enabled: clima.encuestaActiva })
  const esperado =
    clima.encuestaActiva && meta !== undefined ? computeEsperado(clima, meta, Date.now()) : null
  const porGrupo = clima.participacion.porGrupo.map((grupo) => computeAvance(grupo, esperado))
  const sinNadie = clima.encuestaActiva && isSinEmpezar(clima.participacion)
  const { data: llegadas } = useQuery(llegadasQuery(useApi(), clima.id))
  const invitados = new Map(llegadas?.porGrupo.map(({ id, personas }) => [id, formatPorVia(personas)]))
  const ordenes = new Map(clima.gruposDeOpinion.map(({ id, orden }) => [id, orden]))
  const gruposDeArea = new Map(
    clima.areasDeTrabajo.map(({ id, idsGruposDeOpinion }) => [id, new Set(idsGruposDeOpinion)]),
  )
  return (
    <section className={styles.participa}>
      <h2>Participación</h2>
      <p className={styles.grande}>
        {planeados > 0 && `${computePorcentaje({ contestaron, planeados })}\u00a0%`}
        <span>
          {' '}
          {formatNumero(contestaron)} de {formatCantidad(planeados, 'persona ha', 'personas han')} contestado
          algo
          {contestaron > 0 &&
            !clima.cerrado &&
            `; ${formatNumero(completas)} ${completas === 1 ? 'terminó' : 'terminaron'}`}
          {sinNadie && `. ${NADIE_INVITADO}`}
        </span>
      </p>
      <TablaDeParticipacion
        nombre="Participación por área y grupo"
        esperado={esperado}
        idAtrasada={sinNadie ? undefined : findMasAtrasado(porGrupo)?.id}
        bloques={porArea.map((area) => ({
          ...area,
          filas: porGrupo
            .filter(({ id }) => gruposDeArea.get(area.id)?.has(id))
            .map((grupo) => ({
              ...grupo,
              marca: `G${ordenes.get(grupo.id)}`,
              nota: (
                <Nota
                  porVia={invitados.get(grupo.id)}
                  atraso={sinNadie ? null : describeAtraso(grupo)}
                  recordar={formatVista({ vista: 'TableEncuestados', idClima: clima.id, recordar: grupo.id })}
                />
              ),
            })),
        }))}
      />
      {esperado !== null && meta !== undefined && (
        <p className={styles.nota}>
          La raya es lo esperado hoy, {Math.round(esperado * 100)}&nbsp;% de cada grupo; la meta es {meta}
          &nbsp;%.
        </p>
      )}
      {planeados > 0 && <DescargarParticipacion clima={clima} />}
      {llegadas && VIAS.some(([via]) => llegadas.hojas[via] > 0) && (
        <Llegadas hojas={llegadas.hojas} contestaron={contestaron} />
      )}
    </section>
  )
}

/** Of areas and groups, without names. */
function DescargarParticipacion({ clima: { id: idClima, empresa, periodo } }: { clima: ClimaAbierto }) {
  const api = useApi()
  const pedir = async () =>
    decodeDataUrl((await api(ExcelDeParticipacion, { idClima })).appInfo.getExcelDeParticipacion)
  return (
    <DescargarExcel
      archivo={formatNombreDeDescarga(`participación ${empresa.nombre_comercial} ${periodo}`)}
      pedir={pedir}
      formatFalla={formatFailure}
    />
  )
}

interface NotaProps {
  porVia: string | undefined
  atraso: ReturnType<typeof describeAtraso>
  /** Where the group is reminded. */
  recordar: string
}

function Nota({ porVia, atraso, recordar }: NotaProps) {
  const texto = atraso && [atraso.lema, atraso.detalle].filter(Boolean).join('. ')
  if (!texto) return porVia
  return (
    <>
      {porVia && (
        <>
          {porVia}.<br />
        </>
      )}
      {texto}
      {atraso.detalle && (
        <>
          . <Link to={recordar}>Recordar a este grupo</Link>
        </>
      )}
    </>
  )
}

/** Totals of the climate alone: beside a group a way in would point at people. */
function Llegadas({ hojas, contestaron }: { hojas: PorVia; contestaron: number }) {
  return (
    <div className={styles.llegadas}>
      <h3>
        Cómo{' '}
        {contestaron === 1
          ? 'llegó el cuestionario'
          : `llegaron los ${formatNumero(contestaron)} cuestionarios`}
      </h3>
      <dl>
        {VIAS.map(([via, nombre]) => (
          <div key={via}>
            <dt>{nombre}</dt>
            <dd>{formatNumero(hojas[via])}</dd>
          </div>
        ))}
      </dl>
      <p>Se cuentan sin decir cuál es cuál.</p>
    </div>
  )
}
