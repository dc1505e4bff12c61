import { AdminUI, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { ActsScreen } from './acts/acts-screen.tsx';
import { FiguresScreen } from './figures/figures-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { ImportScreen } from './imports/import-screen.tsx';
import { ImportsScreen } from './imports/imports-screen.tsx';
import { DeskContext, type DeskFacts } from './layout/desk-context.ts';
import { DeskLayout } from './layout/desk-layout.tsx';
import { labelOf } from './layout/find-everywhere.ts';
import { RecordCreate } from './resource/record-create.tsx';
import { RecordEdit } from './resource/record-edit.tsx';
import { RecordShow } from './resource/record-show.tsx';
import { ResourceList } from './resource/resource-list.tsx';
import { SearchesScreen } from './searches/searches-screen.tsx';
import { WorkItemScreen } from './work-lists/work-item-screen.tsx';
import { WorkListScreen } from './work-lists/work-list-screen.tsx';

/** The screens of who is signed in: a list and a record for each resource, and those that are drawn by hand. */
export function DeskScreens(facts: DeskFacts) {
  return (
    <DeskContext value={facts}>
      <AdminUI layout={DeskLayout} dashboard={HomeScreen} disableTelemetry>
        {facts.resources.map(({ name, can_create: canCreate, can_change: canChange }) => (
          <Resource
            key={name}
            name={name}
            list={ResourceList}
            show={RecordShow}
            recordRepresentation={labelOf as never}
            {...(canChange ? { edit: RecordEdit } : {})}
            {...(canCreate ? { create: RecordCreate } : {})}
          />
        ))}
        <CustomRoutes>
          <Route path="/work/:kind" element={<WorkListScreen />} />
          <Route path="/work/:kind/:id" element={<WorkItemScreen />} />
          <Route path="/second-person" element={<ActsScreen />} />
          <Route path="/figures" element={<FiguresScreen />} />
          <Route path="/imports" element={<ImportsScreen />} />
          <Route path="/imports/:id" element={<ImportScreen />} />
          <Route path="/searches" element={<SearchesScreen />} />
        </CustomRoutes>
      </AdminUI>
    </DeskContext>
  );
}
