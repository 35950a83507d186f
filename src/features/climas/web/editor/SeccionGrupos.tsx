import { lazy, memo, Suspense, useMemo } from 'react'
import type { Lectura } from '#domain/climas/clima-input.ts'
import { LIMITES } from '#domain/climas/limites.ts'
import { hasMinimo, isChico } from '#domain/climas/minimo-por-grupo.ts'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { CampoMultiple } from '#web/ui/CampoMultiple.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { CampoLectura } from '../CampoMinimo.tsx'
import type { Area, Grupo, Parte } from './borrador.ts'
import { NumeroDeFila, type Opcion, SeleccionDeFila, TextoDeFila } from './CamposDeFila.tsx'
import { useEditor, useProblema } from './editor-context.ts'
import { BotonDeAgregar, Fila, Filas, type LugarDeFila, ProblemaDeLista } from './Fila.tsx'
import styles from './Secciones.module.css'

/** It draws rounds by the rule of publication, which no other field of the editor needs. */
const Pronostico = lazy(async () => ({
  default: (await import('./PronosticoDeEstructura.tsx')).PronosticoDeEstructura,
}))

/** Groups of opinion and the areas they are in. */
export const SeccionGrupos = memo(function SeccionGrupos({
  idEmpresa,
  grupos,
  areas,
  minimo,
  lectura,
  partes,
}: {
  idEmpresa: string
  grupos: Grupo[]
  areas: Area[]
  minimo: number
  lectura: Lectura
  partes: Parte[]
}) {
  const opciones = useMemo(
    () => areas.map(({ clave, nombre }, i): Opcion => ({ valor: clave, texto: nombre || `Área ${i + 1}` })),
    [areas],
  )
  const { soloLectura, cerrado } = useEditor()
  const planeados = grupos.reduce((suma, grupo) => suma + (Number(grupo.encuestadosPlaneados) || 0), 0)
  return (
    <>
      <h3>Grupos de opinión</h3>
      <p className={styles.ayuda}>
        A cada persona se le invita en un grupo. En total, {planeados} encuestados planeados.
        {!cerrado && ' Puedes pegar los renglones de una hoja de cálculo: nombre, área y planeados.'}
        {soloLectura && !cerrado && ' Un grupo nuevo va en una de las áreas que ya están.'}
      </p>
      <div className={styles.titulos} data-congelado={soloLectura || undefined} aria-hidden="true">
        <span>Grupo</span>
        <span>Nombre</span>
        <span>Área de trabajo</span>
        <span>Planeados</span>
      </div>
      <Filas lista="grupos" nodos={grupos}>
        {(grupo, lugar) => <FilaDeGrupo grupo={grupo} areas={opciones} {...lugar} />}
      </Filas>
      <ProblemaDeLista clave="grupos" campo="" />
      <BotonDeAgregar
        lista="grupos"
        texto="Agregar grupo"
        cambio={{ que: 'addGrupo', area: areas.length === 1 ? areas[0]!.clave : null }}
        campo="nombre"
      />
      <h3 className={styles.separado}>Áreas de trabajo</h3>
      <p className={styles.ayuda}>Cada grupo está en una sola área; escógela en su renglón.</p>
      <Filas lista="areas" nodos={areas}>
        {(area, lugar) => (
          <FilaDeArea
            area={area}
            grupos={grupos
              .filter((grupo) => grupo.area === area.clave)
              .map(({ orden }) => `G${orden}`)
              .join(', ')}
            {...lugar}
          />
        )}
      </Filas>
      <ProblemaDeLista clave="areas" campo="" />
      <BotonDeAgregar lista="areas" texto="Agregar área" cambio={{ que: 'addArea' }} campo="nombre" />
      <ComoSeLee
        idEmpresa={idEmpresa}
        grupos={grupos}
        areas={areas}
        minimo={minimo}
        lectura={lectura}
        partes={partes}
      />
    </>
  )
})

/** By what figures are read, and which groups are read in their area. Without a minimum everything is shown. */
function ComoSeLee({
  idEmpresa,
  grupos,
  areas,
  minimo,
  lectura,
  partes,
}: {
  idEmpresa: string
  grupos: Grupo[]
  areas: Area[]
  minimo: number
  lectura: Lectura
  partes: Parte[]
}) {
  const { change, conInvitados, cerrado } = useEditor()
  if (!hasMinimo({ minimoPorGrupo: minimo })) return null
  const fija = conInvitados || cerrado
  const marcados = grupos.filter(({ seLeeEnSuArea }) => seLeeEnSuArea)
  const mark = (escogidas: string[]) => {
    for (const { clave, seLeeEnSuArea } of grupos)
      if (escogidas.includes(clave) !== seLeeEnSuArea)
        change({ que: 'campo', clave, campos: { seLeeEnSuArea: !seLeeEnSuArea } })
  }
  return (
    <>
      <h3 className={styles.separado}>Cómo se lee</h3>
      {!fija && (
        <Suspense>
          <Pronostico
            idEmpresa={idEmpresa}
            grupos={grupos}
            areas={areas}
            partes={partes}
            lectura={lectura}
            minimo={minimo}
          />
        </Suspense>
      )}
      <div className={styles.fechas}>
        <CampoLectura
          valor={lectura}
          fija={fija}
          className={styles.ancho}
          onChange={(nueva) => change({ que: 'clima', campos: { lectura: nueva } })}
        />
        {lectura === 'grupos' && !fija && (
          <CampoMultiple
            rotulo="Grupos que se leen en su área"
            ninguna="Ninguno"
            opciones={grupos.map(({ clave, orden, nombre }) => ({
              valor: clave,
              texto: formatGrupo({ orden, nombre }),
            }))}
            escogidas={marcados.map(({ clave }) => clave)}
            onChange={mark}
          />
        )}
      </div>
      {lectura === 'grupos' &&
        [
          ...(fija && marcados.length > 0
            ? [`Se leen en su área: ${marcados.map(({ orden }) => `G${orden}`).join(', ')}.`]
            : []),
          ...describeEnSuArea(grupos, areas, minimo),
        ].map((frase) => (
          <p key={frase} className={styles.ayuda}>
            {frase}
          </p>
        ))}
    </>
  )
}

/** Groups of too few planned people, while there is time to join them. */
export const describeEnSuArea = (
  grupos: readonly Pick<Grupo, 'orden' | 'area' | 'encuestadosPlaneados'>[],
  areas: readonly Pick<Area, 'clave' | 'nombre'>[],
  minimo: number,
): string[] =>
  grupos.flatMap(({ orden, area, encuestadosPlaneados }) => {
    const personas = Number(encuestadosPlaneados)
    const nombre = areas.find(({ clave }) => clave === area)?.nombre
    return nombre && isChico(personas, minimo)
      ? [`G${orden} tiene ${formatCantidad(personas, 'persona', 'personas')}: se lee con ${nombre}.`]
      : []
  })

const FilaDeGrupo = memo(function FilaDeGrupo({
  grupo,
  areas,
  ...lugar
}: LugarDeFila & { grupo: Grupo; areas: readonly Opcion[] }) {
  const { add } = useEditor()
  const { clave, orden, nombre } = grupo
  const nuevo = grupo.id === undefined
  return (
    <Fila {...lugar} nueva={nuevo} que={`el grupo ${nombre || orden}`} className={styles.grupo}>
      <b className={styles.orden}>G{orden}</b>
      <TextoDeFila
        {...{ clave }}
        campo="nombre"
        rotulo={`Nombre del grupo ${orden}`}
        hasta="cierre"
        valor={nombre}
        placeholder="Nombre del grupo"
        max={LIMITES.nombre}
        pegable={{ que: 'addGrupo', area: grupo.area }}
        onEnter={lugar.ultima ? () => add({ que: 'addGrupo', area: grupo.area }, 'nombre') : undefined}
      />
      <SeleccionDeFila
        {...{ clave }}
        campo="area"
        rotulo={`Área del grupo ${orden}`}
        {...(nuevo ? { hasta: 'cierre' } : {})}
        valor={grupo.area ?? ''}
        opciones={areas}
        vacia="Escoge un área"
        parse={(valor) => valor || null}
      />
      <NumeroDeFila
        {...{ clave }}
        campo="encuestadosPlaneados"
        rotulo={`Encuestados planeados del grupo ${orden}`}
        valor={grupo.encuestadosPlaneados}
        className={styles.numero}
        hasta="siempre"
      />
      <ProblemaDeLista clave={clave} campo="orden" />
    </Fila>
  )
})

const FilaDeArea = memo(function FilaDeArea({
  area,
  grupos,
  ...lugar
}: LugarDeFila & { area: Area; grupos: string }) {
  const sinGrupos = useProblema(area.clave, 'gruposDeOpinion')
  const { add } = useEditor()
  return (
    <Fila {...lugar} que={`el área ${area.nombre || lugar.indice + 1}`} className={styles.area}>
      <TextoDeFila
        clave={area.clave}
        campo="nombre"
        rotulo={`Nombre del área ${lugar.indice + 1}`}
        valor={area.nombre}
        placeholder="Nombre del área"
        max={LIMITES.nombre}
        pegable={{ que: 'addArea' }}
        onEnter={lugar.ultima ? () => add({ que: 'addArea' }, 'nombre') : undefined}
      />
      {sinGrupos ? (
        <ProblemaDeLista clave={area.clave} campo="gruposDeOpinion" />
      ) : (
        <span className={styles.grupos}>{grupos}</span>
      )}
    </Fila>
  )
})
