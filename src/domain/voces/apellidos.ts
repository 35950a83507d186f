/** Surnames that are common in Guatemala, folded; many are words too, so they count only where a name may stand. */
export const APELLIDOS: ReadonlySet<string> = new Set(
  `acabal aceituno acevedo aguilar ajanel aju ajcip ajpop alonzo alvarado alvarez andrade aragon arana archila arevalo argueta
arriaza arriola asencio avila ayala azurdia barillas barrera barrientos barrios batres batz batzin bautista benitez bolanos
bonilla bravo caal cabrera caceres cahuec cajas calderon calel camey campos canel canil canu cano carrera carrillo castaneda
castellanos castillo castro catalan chacon chavajay chavez chay chic chiquin chiroy choc chocoj chub cifuentes coc cojon
colop con contreras cordon cordova coronado corado cruz cu cuc culajay cumes cux de la rosa del cid diaz dominguez donis
duarte enriquez escalante escobar esquivel esteban estrada fajardo fernandez figueroa flores franco fuentes galicia galindo
galvez garcia garrido giron godinez godoy gomez gonzales gonzalez gramajo guerra guerrero guevara guillen gutierrez guzman
hernandez herrera huertas ical ichich ixcot ixcoy ixtamer jerez jimenez jolomna juarez lemus leal leon lima lopez lorenzo
lucas luna macario maldonado marroquin martinez mateo matias mazariegos medina mejia melendez mendez mendoza menchu mendizabal
mijangos miranda molina monroy monterroso montenegro monzon morales morataya moran moreno mux muñoz navarro nimatuj noj nuñez
oliva orantes ordonez orellana orozco ortega ortiz osorio otzoy ovalle oxlaj pacay pacheco palacios palma par paredes paz pec
pelico perez pineda pinto pivaral polanco ponce pop portillo poz prado puac quej quiej quiñonez quinonez quino quixtan quiroa
racancoj ramirez ramos recinos revolorio reyes reynoso rios rivas rivera robles rodas rodriguez rojas roldan rosales ruano
rubio ruiz sac sacalxot sacul sagastume salazar salguero samayoa sanchez sandoval santizo santos sarceño saquic serrano sicajau
sical sierra sipac siquinajay solares solis solorzano sosa soto suarez sutuj tahay tax taracena tecu tejeda tello tiul tobar
toc tojin tol toledo torres tucux tujal tum tun tuy tuyuc tzic tzoc tzul tzunun urizar urrutia valdez valenzuela valiente
vasquez vega velasco velasquez veliz vicente vides vielman villagran villatoro villeda xajil xicara xol xoyon yat yaxcal
yax yoc zamora zapeta zelada zepeda zuleta zuniga zuñiga`
    .split(/\s+/)
    .filter((apellido) => apellido.length > 2),
)
